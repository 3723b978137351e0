/** Splits a text into search words: lower case, singular, without accents, apostrophes and punctuation. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z0-9+]+/g) ?? []
  ).map(toSingular)
}

/** 'chinos' becomes 'chino' and 'tees' 'tee'; 'dress' stays. */
function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Whether a text contains all words of a query. A final asterisk matches the beginnings of words. */
export function hasWords(text: string, query: string): boolean {
  const isPrefix = query.endsWith('*')
  const textWords = splitWords(text)
  return splitWords(isPrefix ? query.slice(0, -1) : query).every((word) =>
    textWords.some((textWord) => (isPrefix ? textWord.startsWith(word) : textWord === word)),
  )
}
