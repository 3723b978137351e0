import type { Recommendation } from '#app/fit/recommendation.ts'
import { type FitHalf, type FitOption, getSize } from '#app/fit/saved-fit.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'

/** Fit model, "What to tell the shopper": below this probability the next best size is described as close. */
const LEADING_ODDS = 0.6

/** The options shown of each half, in order. Tops show the letter size. */
export const RESULT_OPTIONS = {
  bottom: ['waist', 'build', 'leg'],
  top: ['size', 'cut', 'length'],
} as const satisfies Record<FitHalf, readonly FitOption[]>
type ResultOption = (typeof RESULT_OPTIONS)[FitHalf][number]

/** The confidence in one size. Odds are absent where the fit service gives none. */
export type Verdict = {
  option: ResultOption
  size: string
  /** The share of men with these answers who wear it, 0 to 1. */
  odds?: number
  /** The next best size and its side: 'up' is roomier or longer. */
  next?: { size: string; side: 'up' | 'down'; odds?: number }
  /** Whether the next best size is nearly as good, which is a normal result. */
  isClose: boolean
  /** The recommended size with one on either side and their odds; absent if that is nearly the whole list. */
  span?: { from: string; to: string; odds: number }
  /** The sizes that are shown with their odds, in order. */
  around: readonly { size: string; odds: number }[]
}

/** Sizes shown with their odds on each side of the recommended one. */
const BESIDE = 2

/** The verdict on an option; undefined where the recommendation has no size for it. */
export function getVerdict(recommendation: Recommendation, option: ResultOption): Verdict | undefined {
  const { fit, probabilities, neighbours } = recommendation
  const size = getSize(fit, option)
  if (size === undefined) return undefined
  const list: readonly string[] = OPTION_LISTS[option]
  const at = list.indexOf(size)
  const optionOdds = probabilities[option]
  const getOdds = (value: string) => optionOdds && (optionOdds[value] ?? 0)
  const neighbour = neighbours[option]
  const next =
    neighbour !== undefined && list.includes(neighbour)
      ? {
          size: neighbour,
          side: list.indexOf(neighbour) > at ? ('up' as const) : ('down' as const),
          odds: getOdds(neighbour),
        }
      : undefined
  const odds = getOdds(size)
  const near = (distance: number) => list.slice(Math.max(at - distance, 0), at + distance + 1)
  return {
    option,
    size,
    odds,
    next,
    isClose: odds !== undefined && odds < LEADING_ODDS && next !== undefined,
    span: optionOdds && list.length > near(1).length + 1 ? toSpan(near(1), optionOdds) : undefined,
    around: optionOdds ? near(BESIDE).map((value) => ({ size: value, odds: optionOdds[value] ?? 0 })) : [],
  }
}

function toSpan(sizes: readonly string[], odds: Record<string, number>): Verdict['span'] {
  const [from = '', to = ''] = [sizes[0], sizes.at(-1)]
  return { from, to, odds: sizes.reduce((sum, size) => sum + (odds[size] ?? 0), 0) }
}

/** Odds as men out of ten, rounded to the nearest, with the key of their words. */
export function toTenths(odds: number): { key: 'odds.all' | 'odds.most' | 'odds.few'; count: number } {
  const count = Math.round(odds * 10)
  return { key: count >= 10 ? 'odds.all' : count < 1 ? 'odds.few' : 'odds.most', count }
}

/** The sizes of a half in one line, like '34 / B / 32'. */
export const formatSizes = ({ fit }: Recommendation, half: FitHalf): string =>
  RESULT_OPTIONS[half].flatMap((option) => getSize(fit, option) ?? []).join(' / ')
