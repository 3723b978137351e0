/** The words of a text as search sees them: lower case, without accents, apostrophes and punctuation. */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z0-9+]+/g) ?? []
  ).map(singular)
}

/** 'chinos' finds a chino and 'tees' a tee; 'trousers' and 'trouser' are one word, and a 'dress' stays a dress. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** Whether a text has every word of another; with a star at its end, the words need only begin so. */
export function hasWords(text: string, asked: string): boolean {
  const isStart = asked.endsWith('*')
  const known = words(text)
  return words(isStart ? asked.slice(0, -1) : asked).every((word) =>
    known.some((each) => (isStart ? each.startsWith(word) : each === word)),
  )
}
