import type { ScreenTexts } from '#app/copy/fit-finder-screens.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import { type FitHalf, type FitOption, getSize } from '#app/fit/saved-fit.ts'
import { LEADING_PROBABILITY } from '#contracts/shop/fit-questions.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'

/** The options shown of each half, in order. Tops show the letter size. */
export const RESULT_OPTIONS = {
  bottom: ['waist', 'build', 'leg'],
  top: ['size', 'cut', 'length'],
} as const satisfies Record<FitHalf, readonly FitOption[]>
type ResultOption = (typeof RESULT_OPTIONS)[FitHalf][number]

/** The confidence in one size. Percents are absent where the fit service gives no probabilities. */
export type Verdict = {
  option: ResultOption
  size: string
  /** Of a hundred men with these answers, how many wear it. */
  percent?: number
  /** The next best size and its side: 'up' is roomier or longer. */
  next?: { size: string; side: 'up' | 'down' }
  /** Whether the next best size is nearly as good, which is a normal result. */
  isClose: boolean
  /** The recommended size with one on either side and their percent; absent if that is nearly the whole list. */
  span?: { from: string; to: string; percent: number }
  /** The sizes that are shown with their percent, in order. Together with `others` they are 100. */
  around: readonly { size: string; percent: number }[]
  /** The percent of all sizes that are not shown. */
  others: number
}

/** Sizes shown on each side of the recommended one. */
const BESIDE = 2

/** The verdict on an option; undefined where the recommendation has no size for it. */
export function getVerdict(recommendation: Recommendation, option: ResultOption): Verdict | undefined {
  const { fit, probabilities, neighbours } = recommendation
  const size = getSize(fit, option)
  if (size === undefined) return undefined
  const list: readonly string[] = OPTION_LISTS[option]
  const at = list.indexOf(size)
  const probability = probabilities[option]
  const neighbour = neighbours[option]
  const next =
    neighbour !== undefined && list.includes(neighbour)
      ? { size: neighbour, side: list.indexOf(neighbour) > at ? ('up' as const) : ('down' as const) }
      : undefined
  const near = (distance: number) => list.slice(Math.max(at - distance, 0), at + distance + 1)
  if (!probability) return { option, size, next, isClose: false, around: [], others: 0 }

  const shown = near(BESIDE)
  const { percents, rest } = toPercents(shown.map((value) => probability[value] ?? 0))
  const around = shown.map((value, index) => ({ size: value, percent: percents[index] ?? 0 }))
  const sumPercents = (sizes: readonly string[]) =>
    around.reduce((sum, row) => sum + (sizes.includes(row.size) ? row.percent : 0), 0)
  const inSpan = near(1)
  const [from = '', to = ''] = [inSpan[0], inSpan.at(-1)]
  return {
    option,
    size,
    percent: sumPercents([size]),
    next,
    isClose: (probability[size] ?? 0) < LEADING_PROBABILITY && next !== undefined,
    span: list.length > inSpan.length + 1 ? { from, to, percent: sumPercents(inSpan) } : undefined,
    around,
    others: rest,
  }
}

/** Rounds probabilities, and what they lack of one, to percents that add up to 100: the largest remainders are rounded up. */
export function toPercents(probabilities: readonly number[]): { percents: number[]; rest: number } {
  const sum = probabilities.reduce((total, probability) => total + probability, 0)
  const scale = Math.max(sum, 1)
  const exact = [...probabilities, Math.max(0, 1 - sum)].map((probability) => (probability / scale) * 100)
  // a tiny error of floating-point sums is no percent
  const rounded = exact.map((percent) => Math.floor(percent + 1e-9))
  const missing = 100 - rounded.reduce((total, percent) => total + percent, 0)
  const byRemainder = exact
    .map((percent, at) => ({ at, remainder: percent - (rounded[at] ?? 0) }))
    .toSorted((one, other) => other.remainder - one.remainder)
  for (const { at } of byRemainder.slice(0, missing)) rounded[at] = (rounded[at] ?? 0) + 1
  const rest = rounded.pop() ?? 0
  return { percents: rounded, rest }
}

/** The sizes of a half in one line, like '34 / B / 32'. */
export const formatSizes = ({ fit }: Recommendation, half: FitHalf): string =>
  RESULT_OPTIONS[half].flatMap((option) => getSize(fit, option) ?? []).join(' / ')

/** How many men wear a size, as a sentence. */
export function formatShare(
  t: ScreenTexts,
  { size, span, isClose }: Verdict,
  percent: number,
  position: 'first' | 'other',
) {
  // a hundred of a hundred would promise more than was measured
  if (percent === 100) return t(`share.${position}-all`, { size })
  if (!span || !isClose) return t(`share.${position}`, { percent, size })
  const { from, to } = span
  const more = span.percent === 100 ? t('share.all') : `${span.percent}%`
  return t(`share.${position}-span`, { percent, size, more, from, to })
}
