import { OPTION_LISTS } from '#app/fit/option-lists.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { type FitHalf, type FitOption, sizeIn } from '#app/fit/saved-fit.ts'

/** Fit model, "What to tell the shopper": lead with one size when it is this likely, otherwise show two. */
const LEADS = 0.6

/** What is recommended of each half, in the order in which it is said. A top goes by its letter. */
export const SAID = {
  bottom: ['waist', 'build', 'leg'],
  top: ['size', 'cut', 'length'],
} as const satisfies Record<FitHalf, readonly FitOption[]>
type SaidOption = (typeof SAID)[FitHalf][number]

/** How sure one size is. What a plain fit service does not say is not there. */
export type Verdict = {
  option: SaidOption
  size: string
  /** Share of men with these answers who wear it, 0 to 1. */
  odds?: number
  /** The next best size, and on which side it is: 'up' is roomier or longer. */
  next?: { size: string; side: 'up' | 'down'; odds?: number }
  /** Too close to call: a normal result, for which two sizes are told. */
  between: boolean
  /** The size with one on either side, and how many men that covers; not where it is nearly every size there is. */
  span?: { from: string; to: string; odds: number }
  /** Every size about as likely as it is, in their order, for the drawing. */
  around: readonly { size: string; odds: number }[]
}

/** Sizes drawn beside the recommended one, on each side. */
const BESIDE = 2

/** What can honestly be said of an option. */
export function verdictOn({ fit, probabilities, neighbours }: Recommendation, option: SaidOption): Verdict | undefined {
  const size = sizeIn(fit, option)
  if (size === undefined) return undefined
  const list: readonly string[] = OPTION_LISTS[option]
  const at = list.indexOf(size)
  const said = probabilities[option]
  const oddsOf = (each: string) => said && (said[each] ?? 0)
  const other = neighbours[option]
  const next =
    other !== undefined && list.includes(other)
      ? { size: other, side: list.indexOf(other) > at ? ('up' as const) : ('down' as const), odds: oddsOf(other) }
      : undefined
  const odds = oddsOf(size)
  const near = (distance: number) => list.slice(Math.max(at - distance, 0), at + distance + 1)
  return {
    option,
    size,
    odds,
    next,
    between: odds !== undefined && odds < LEADS && next !== undefined,
    span: said && list.length > near(1).length + 1 ? spanOf(near(1), said) : undefined,
    around: said ? near(BESIDE).map((each) => ({ size: each, odds: said[each] ?? 0 })) : [],
  }
}

function spanOf(sizes: readonly string[], said: Record<string, number>): Verdict['span'] {
  const [from = '', to = ''] = [sizes[0], sizes.at(-1)]
  return { from, to, odds: sizes.reduce((sum, size) => sum + (said[size] ?? 0), 0) }
}

/** Odds in words that men use: of ten, all, or hardly any. The rounding is to the nearest tenth. */
export function inTen(odds: number): { key: 'odds.all' | 'odds.most' | 'odds.few'; count: number } {
  const count = Math.round(odds * 10)
  return { key: count >= 10 ? 'odds.all' : count < 1 ? 'odds.few' : 'odds.most', count }
}

/** The sizes of a half as they are said in one breath: '34 / B / 32'. */
export const inOneBreath = ({ fit }: Recommendation, half: FitHalf): string =>
  SAID[half].flatMap((option) => sizeIn(fit, option) ?? []).join(' / ')
