/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A query inside an English sentence: Unicode's isolates keep the quotation marks and full stops around it in their places. */
export const isolate = (query: string): string => (RIGHT_TO_LEFT.test(query) ? `\u2068${query}\u2069` : query)

/** The text for a query without results, by what may help: another language, another letter, another word. */
export function getNoneText(query: string): 'none' | 'none.script' | 'none.letter' {
  if (/\p{L}/u.test(query) && !/\p{Script=Latin}/u.test(query)) return 'none.script'
  const [, secondLetter] = query
  return secondLetter === undefined ? 'none.letter' : 'none'
}
