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

/** The first letters of a word that have to be right before Shopify forgives a mistake in the rest. */
const EXACT_LETTERS = 4

/** Whether a typed word is another with one letter changed, added, missing or swapped with the next after the first four. */
export function hasOneTypo(typed: string, word: string): boolean {
  if (typed === word) return false
  let at = 0
  while (at < word.length && typed[at] === word[at]) at += 1
  if (at < EXACT_LETTERS) return false
  const [typedRest, rest] = [typed.slice(at), word.slice(at)]
  const isSwapped = typedRest.startsWith(`${rest[1]}${rest[0]}`) && typedRest.slice(2) === rest.slice(2)
  return typedRest.slice(1) === rest.slice(1) || typedRest.slice(1) === rest || typedRest === rest.slice(1) || isSwapped
}
