/** What became of what a shopper asked for, from best to worst. */
export const VERDICTS = ['kept', 'said plainly', 'not found', 'lost', 'charged wrongly', 'doubled'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Whether a shopper is served: the goods are there, or the shop says why they are not. */
export const isGood = (verdict: Verdict): boolean => verdict === 'kept' || verdict === 'said plainly'

/** How many pieces the shopper asked for: `least` where all went well, `most` where one press may count twice. */
export type Asked = { least: number; most: number }

/** What was seen at the end of a visit. */
type Seen = {
  asked: Asked
  /** The pieces in the shopper's cart at the store. */
  count: number
  /** The store's subtotal and total, such as 98. */
  sums: readonly number[]
  /** Amounts on the screen beside the way to the checkout; empty where there is none. */
  shown: readonly number[]
  /** What the shop said of a failure, in its words. */
  said: string | undefined
}

/** The verdict on a visit, with the figures behind it. */
export function judge({ asked, count, sums, shown, said }: Seen): { verdict: Verdict; because: string } {
  const wanted = asked.least === asked.most ? `${asked.least}` : `${asked.least} to ${asked.most}`
  const figures = `${count} in the cart, ${wanted} asked for`
  if (count > asked.most) return { verdict: 'doubled', because: figures }
  if (count < asked.least)
    return said === undefined
      ? { verdict: 'lost', because: `${figures}, and nothing said` }
      : { verdict: 'said plainly', because: `“${said}”` }
  if (shown.length === 0 && (count === 0 || asked.least === 0)) return { verdict: 'kept', because: figures }
  if (shown.length === 0)
    return said === undefined
      ? { verdict: 'lost', because: `${figures}, but the page shows no cart that can be paid` }
      : { verdict: 'said plainly', because: `“${said}”` }
  if (!sums.some((sum) => shown.includes(sum)))
    return {
      verdict: 'charged wrongly',
      because: `the store asks ${sums.join(' or ')}, the page shows ${shown.join(', ')}`,
    }
  return { verdict: 'kept', because: figures }
}
