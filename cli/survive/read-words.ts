/** An amount with a sign or code of its currency before or behind it. */
export const AMOUNT = /(?:[£$€¥]|\b(?:GBP|USD|EUR)\s?)\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:[£$€¥]|(?:GBP|USD|EUR)\b)/g

/** The amounts in a text, such as 1098.5 for '£1,098.50' and for '1.098,50 €'. */
export const readAmounts = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, before, behind]) => readNumber(before ?? behind ?? ''))

function readNumber(text: string): number {
  const trimmed = text.replace(/[.,]+$/, '')
  // two digits behind the last separator are pence, three are thousands
  const [, whole = trimmed, pence = '0'] = /^(.*)[.,](\d{1,2})$/.exec(trimmed) ?? []
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${pence}`)
}

/** Words with which a shop says that it did not do what the shopper requested. */
const REFUSAL = new RegExp(
  [
    'sorry|oops|went wrong|gone wrong|\\b(?:error|problem)\\b|failed|failure|invalid|denied',
    'sold out|out of stock|all we have|previously completed|no longer|unavailable|not available|maximum|only \\d+ (?:left|available)',
    'try again|offline|no connection|unable|cannot (?:be|add|apply|reach|load|find|save|complete)',
    "(?:could|can|do|does|did|was|were|is|are)(?: ?not|n[’']t)(?: be)? (?:add|appl|reach|load|find|found|sav|complet|connect|valid|work|exist)",
    'not (?:added|applied|entered|saved|changed|found|reached)|expired|has been removed|are now gone|(?:is|are) kept|refuses? cookies|(?:allow|enable|accepts?|needs?) (?:cookies|javascript)',
  ].join('|'),
  'i',
)
/** Technical messages, which no shopper understands. */
const RAW = /^(?:unexpected server error|internal server error|failed to fetch|application error.*|\d{3})$/i
/** Longer lines describe goods. */
const LONGEST = 200

/**
 * The longest new line that reports a failure. A message that the cart is empty does not count, because it does not
 * explain why additions are missing.
 */
export const findRefusal = (lines: readonly string[], before: ReadonlySet<string>): string | undefined =>
  lines
    .filter((line) => !before.has(line) && line.length <= LONGEST && REFUSAL.test(line) && !RAW.test(line))
    .toSorted((one, other) => other.length - one.length)[0]

/** The lines of a text, without those that are empty. */
export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
