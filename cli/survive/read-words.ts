/** An amount with a sign or code of its currency before or behind it. */
const AMOUNT = /(?:[£$€¥]|\b(?:GBP|USD|EUR)\s?)\s?(\d[\d.,]*)|(\d[\d.,]*)\s?(?:[£$€¥]|(?:GBP|USD|EUR)\b)/g

/** The amounts in a text, such as 1098.5 for '£1,098.50' and for '1.098,50 €'. */
export const readAmounts = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, before, behind]) => readNumber(before ?? behind ?? ''))

function readNumber(text: string): number {
  const trimmed = text.replace(/[.,]+$/, '')
  // two digits behind the last separator are pence, three are thousands
  const [, whole = trimmed, pence = '0'] = /^(.*)[.,](\d{1,2})$/.exec(trimmed) ?? []
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${pence}`)
}

/** Words by which a shop tells that something is not as the shopper asked. */
const REFUSAL = new RegExp(
  [
    'sorry|oops|wrong|error|problem|trouble|fail|invalid|denied',
    'sold out|out of stock|all we have|previously|completed|no longer|unavailable|not available|only \\d+|\\d+ left|limited|maximum|at most|the most',
    "try again|later|offline|connection|unable|(?:could|can|does|did|was|were|is|are|has|have)(?: not|n[’']t)|cannot",
    'not (?:added|applied|entered|saved|changed|found|reached)|expired|removed|gone|(?:is|are) kept|changed|refus|block|enable|allow|already|new (?:cart|basket|bag)',
  ].join('|'),
  'i',
)
/** That a cart is empty explains nothing to somebody who has filled it. */
const EMPTINESS = /^(?:your )?(?:shopping )?(?:cart|basket|bag) is (?:currently )?empty\.?$/i

/** The plainest line that tells of a failure, of those that were not there before: the longest. */
export const findRefusal = (lines: readonly string[], before: ReadonlySet<string>): string | undefined =>
  lines
    .filter((line) => !before.has(line) && line.length <= 300 && REFUSAL.test(line) && !EMPTINESS.test(line))
    .toSorted((one, other) => other.length - one.length)[0]

/** The lines of a text, without those that are empty. */
export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
