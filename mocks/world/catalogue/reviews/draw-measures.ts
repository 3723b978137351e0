import { CM_PER_INCH } from '#contracts/shop/body-sizes.ts'
import type { ReviewText } from '../../goods-file/schema/review.ts'
import type { CatalogueReview } from '../catalogue.ts'
import type { Random } from '../random.ts'
import type { StyleSheet } from '../style-sheet.ts'

type Body = { heightCm: number; weightKg: number; build: string }
type Measures = NonNullable<CatalogueReview['measures']>
/** The facts about its writer in a review's text. */
type Facts = Pick<ReviewText, 'runs' | 'size' | 'heightCm' | 'weightKg'>

/** About the average man of the fit survey. */
const AVERAGE = { heightCm: 179, weightKg: 84, waist: 34, chest: 41 }
/** The heaviest man, in kg, whom each size from S to XXL suits. */
const SIZE_LIMITS = [68, 75, 81, 87, 94, 102]
/** How likely a size of a style is to run small or large, for those whose words do not say. */
const LIKELY_SHARE = 0.1
const UNLIKELY_SHARE = 0.03

/** Whether a man's build decides the size of a style: not that of a belt, socks or a gift card. */
export const takesMeasures = ({ productType, sizes }: StyleSheet): boolean =>
  sizes.options.length > 0 && !['Belts', 'Socks', 'Gift Card'].includes(productType)

/** Draws a writer's build, the size that he bought and how it runs; `facts` are those that his text states. */
export function drawMeasures(style: StyleSheet, facts: Facts, next: Random): Measures {
  const body = drawBody(facts, next)
  const size = facts.size ?? chooseSize(style, body, next)
  return { heightCm: body.heightCm, weightKg: body.weightKg, size, fit: facts.runs ?? drawFit(style, next) }
}

/** Whether a style is made in the size that a text names. */
export function isMadeIn({ sizes: { options } }: StyleSheet, size: string): boolean {
  const parts = size.split(' / ')
  return (
    parts.length === options.length &&
    options.every(({ values }, at) => values.some((value) => toText(value) === parts[at]))
  )
}

const toText = (value: string) => value.replace('Build ', '')
const toSizeText = (values: readonly string[]) => values.map(toText).join(' / ')

/** About normal, from -1.5 to 1.5. */
const drawBell = (next: Random) => next() + next() + next() - 1.5

function drawBody({ heightCm, weightKg }: Facts, next: Random): Body {
  const height = heightCm ?? Math.round(AVERAGE.heightCm + drawBell(next) * 13)
  const massIndex = 25.8 + drawBell(next) * 5.5
  const weight = weightKg ?? Math.round(massIndex * (height / 100) ** 2)
  return {
    heightCm: height,
    weightKg: weight,
    build: ['Build A', 'Build B', 'Build B', 'Build C'][Math.floor(next() * 4)] ?? '',
  }
}

/** The size of a style that suits a body best. */
function chooseSize({ sizes }: StyleSheet, body: Body, next: Random): string {
  const waist = AVERAGE.waist + (body.weightKg - AVERAGE.weightKg) * 0.25 - (body.heightCm - AVERAGE.heightCm) * 0.08
  const chest = AVERAGE.chest + (body.weightKg - AVERAGE.weightKg) * 0.22
  const values = sizes.options.map(({ type, values: listed }) => {
    const draw = () => listed[Math.floor(next() * listed.length)] ?? ''
    if (type === 'waist') return getNearest(listed, waist)
    if (type === 'leg') return getNearest(listed, (body.heightCm * 0.45) / CM_PER_INCH)
    if (type === 'chest') return getNearest(listed, chest)
    if (type === 'size') return listed[SIZE_LIMITS.filter((limit) => body.weightKg > limit).length] ?? draw()
    if (type === 'build') return body.build
    if (type === 'length') return body.heightCm < 173 ? 'Short' : body.heightCm > 186 ? 'Long' : 'Regular'
    if (type === 'cut') return body.weightKg / (body.heightCm / 100) ** 2 < 25.5 ? 'Slim' : 'Straight'
    return draw()
  })
  return toSizeText(values)
}

const getNearest = (values: readonly string[], target: number): string =>
  values.reduce((best, value) => (Math.abs(Number(value) - target) < Math.abs(Number(best) - target) ? value : best))

/** Styles with an even number lean to small, the others to large. */
function drawFit({ number }: StyleSheet, next: Random): Measures['fit'] {
  const drawn = next()
  const small = number % 2 === 0 ? LIKELY_SHARE : UNLIKELY_SHARE
  const large = LIKELY_SHARE + UNLIKELY_SHARE - small
  return drawn < small ? 'small' : drawn < small + large ? 'large' : 'true_to_size'
}
