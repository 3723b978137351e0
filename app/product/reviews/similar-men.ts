import { getFitValue } from '#app/fit/fit-for-product.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { formatHeight, formatWeight, KG_PER_LB, toCentimetres, type WeightUnit } from '#app/ui/body-units.ts'
import type { Product } from '../product.ts'
import type { Body, Review } from './reviews.ts'

/** The largest differences of a similar man's height (cm) and weight (kg): about two inches and a stone. */
const HEIGHT_RANGE = 5
const WEIGHT_RANGE = 7
/** In a list of more values than this, like waists, the neighbours of a value count as near. Builds and cuts must be equal. */
const SHORT_LIST = 3

/** For each option of a product the values near the saved fit's; null for an option that the fit does not size. */
type NearSizes = readonly (readonly string[] | null)[]

/** The sizes near a saved fit's; null if it sizes none of the product's options. */
export function getNearSizes(
  fit: SavedFit | null,
  product: Pick<Product, 'productType' | 'options'>,
): { sizes: NearSizes; text: string } | null {
  const own = product.options.map(({ type }) => getFitValue(fit, product, type))
  if (own.every((value) => value === undefined)) return null
  const sizes = product.options.map(({ values }, index) => {
    const listed = values.map(toUrlValue)
    const at = listed.indexOf(own[index] ?? '')
    if (at < 0) return null
    return listed.length > SHORT_LIST ? listed.slice(Math.max(0, at - 1), at + 2) : listed.slice(at, at + 1)
  })
  return { sizes, text: own.filter((value) => value !== undefined).join(' / ') }
}

/** Whether a review's writer wears one of these sizes. */
export function wearsNearSize({ size }: Pick<Review, 'size'>, near: NearSizes): boolean {
  const worn = size?.split(' / ') ?? []
  return worn.length === near.length && near.every((values, index) => values?.includes(worn[index] ?? '') ?? true)
}

/** Whether a review's writer is about as tall and as heavy as this man. */
export const hasSimilarBody = (review: Pick<Review, 'height' | 'weight'>, { height, weight }: Body): boolean =>
  isWithin(review.height, height, HEIGHT_RANGE) && isWithin(review.weight, weight, WEIGHT_RANGE)

const isWithin = (value: number | undefined, other: number, range: number): boolean =>
  value !== undefined && Math.abs(value - other) <= range

type Choice = { value: number; text: string }

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Heights to choose from, in cm with their texts: each inch, or each second centimetre. */
export const listHeights = (unit: 'in' | 'cm'): Choice[] =>
  unit === 'cm'
    ? range(156, 204, 2).map((cm) => ({ value: cm, text: formatHeight({ cm }, 'cm') }))
    : range(61, 80, 1).map((inches) => ({
        value: Math.round(toCentimetres({ in: inches })),
        text: formatHeight({ in: inches }, 'in'),
      }))

/** Weights to choose from, in kg with their texts: half stones, ten pounds or five kilograms apart. */
export const listWeights = (unit: WeightUnit): Choice[] =>
  unit === 'kg'
    ? range(55, 135, 5).map((kg) => ({ value: kg, text: formatWeight(kg, 'kg') }))
    : range(unit === 'st' ? 126 : 120, 300, unit === 'st' ? 7 : 10).map((pounds) => ({
        value: Math.round(pounds * KG_PER_LB * 10) / 10,
        text: formatWeight(pounds * KG_PER_LB, unit),
      }))

/** The value of the choice that is nearest to a number. */
export const getNearestChoice = (choices: readonly Choice[], number: number): number | undefined =>
  choices.toSorted((a, b) => Math.abs(a.value - number) - Math.abs(b.value - number))[0]?.value
