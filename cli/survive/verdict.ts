/** The verdicts on a visit, from best to worst. */
export const VERDICTS = ['kept', 'said plainly', 'not found', 'lost', 'charged wrongly', 'doubled'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Whether a shopper is served: the goods are there, or the shop says why they are not. */
export const isGood = (verdict: Verdict): boolean => verdict === 'kept' || verdict === 'said plainly'

/** How many pieces the shopper asked for: `least` where all went well, `most` where one press may count twice. */
export type Requested = { least: number; most: number }

/** The observations at the end of a visit. */
type Observed = {
  requested: Requested
  /** The pieces in the shopper's cart at the store. */
  count: number
  /** The store's subtotal and total, such as 98. */
  sums: readonly number[]
  /** Amounts on the screen beside the way to the checkout; empty where there is none. */
  shown: readonly number[]
  /** The failure message that the shop showed. */
  failure: string | undefined
}

/** The verdict on a visit, with the figures behind it. */
export function judge({ requested, count, sums, shown, failure }: Observed): { verdict: Verdict; because: string } {
  const pieces = requested.least === requested.most ? `${requested.least}` : `${requested.least} to ${requested.most}`
  const figures = `${count} in the cart, ${pieces} asked for`
  if (count > requested.most) return { verdict: 'doubled', because: figures }
  if (count < requested.least)
    return failure === undefined
      ? { verdict: 'lost', because: `${figures}, and nothing said` }
      : { verdict: 'said plainly', because: `“${failure}”` }
  if (shown.length === 0 && (count === 0 || requested.least === 0)) return { verdict: 'kept', because: figures }
  if (shown.length === 0)
    return failure === undefined
      ? { verdict: 'lost', because: `${figures}, but the page shows no cart that can be paid` }
      : { verdict: 'said plainly', because: `“${failure}”` }
  if (!sums.some((sum) => shown.includes(sum)))
    return {
      verdict: 'charged wrongly',
      because: `the store asks ${sums.join(' or ')}, the page shows ${shown.join(', ')}`,
    }
  return { verdict: 'kept', because: figures }
}
