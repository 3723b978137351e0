/**
 * Joins words in a sentence, as English does: 'a, b and c', in the United States 'a, b, and c'. Not by `Intl.ListFormat`, whose
 * first use blocks a phone for 100 ms.
 */
export function formatList(words: readonly string[], intlLocale: string): string {
  const others = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  if (others.length === 0) return last
  return `${others.join(', ')}${intlLocale === 'en-US' && others.length > 1 ? ',' : ''} and ${last}`
}
