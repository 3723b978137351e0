/** The text for a query without results, by what may help: another language, another letter, another word. */
export function getNoneText(query: string): 'none' | 'none.script' | 'none.letter' {
  if (/\p{L}/u.test(query) && !/\p{Script=Latin}/u.test(query)) return 'none.script'
  const [, secondLetter] = query
  return secondLetter === undefined ? 'none.letter' : 'none'
}
