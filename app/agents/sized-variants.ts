import { getFitValue, hasFitOption } from '#app/fit/fit-for-product.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import { type FitOption, HALVES, type SavedFit } from '#app/fit/saved-fit.ts'
import type { Product } from '#app/product/product.ts'
import type { Choice } from '#app/product/size/choice.ts'
import { getFittedChoice } from '#app/product/size/fitted-choice.ts'
import { getAvailability, getVariantIndex, LOW_STOCK } from '#app/product/size/variant-grid.ts'
import type { SizingAnswer } from '#contracts/ucp/shop-tools.ts'

type SizedVariants = NonNullable<SizingAnswer['product']>['variants']

/** The most variants of an answer: one size of goods with options that a fit does not decide. */
const MAX_VARIANTS = 50

/** A product's variants in stock in the recommended size, then those with one runner-up that comes close. */
export function listSizedVariants(
  product: Product,
  { fit }: Pick<Recommendation, 'fit'>,
  runnersUp: readonly { option: FitOption; size: string }[],
): SizedVariants {
  const recommended = listVariants(product, fit, 'recommended')
  const ids = new Set(recommended.map(({ id }) => id))
  const others = runnersUp.flatMap(({ option, size }) =>
    listVariants(product, withSize(fit, option, size), 'runner_up'),
  )
  return [...recommended, ...others.filter(({ id }) => !ids.has(id))].slice(0, MAX_VARIANTS)
}

const withSize = (fit: SavedFit, option: FitOption, size: string): SavedFit =>
  HALVES.bottom.some((name) => name === option)
    ? { ...fit, bottom: { ...fit.bottom, [option]: size } }
    : { ...fit, top: { ...fit.top, [option]: size } }

function listVariants(product: Product, fit: SavedFit, size: 'recommended' | 'runner_up'): SizedVariants {
  const fitted = getFittedChoice(product, fit)
  const isMissing = product.options.some(
    ({ type, values }, at) => fitted[at] === null && values.length > 1 && getFitValue(fit, product, type) !== undefined,
  )
  if (isMissing || !hasFitOption(product)) return []
  return listChoices(product, fitted).flatMap((choice) => {
    const place = choice.map((index) => index ?? 0)
    const availability = getAvailability(product.variants, getVariantIndex(product.variants.shape, place))
    if (availability.state !== 'available') return []
    const options = Object.fromEntries(
      product.options.map(({ type, values }, at) => [type, values[place[at] ?? -1] ?? '']),
    )
    const { merchandiseId: id, left } = availability
    return [{ id, options, size, ...(left < LOW_STOCK && { left }) }]
  })
}

/** All choices with the values that are settled. */
const listChoices = ({ options }: Product, settled: Choice): Choice[] =>
  options.reduce<Choice[]>(
    (choices, { values }, at) => {
      const fixed = settled[at] ?? null
      const indices = fixed === null ? values.map((_, index) => index) : [fixed]
      return choices.flatMap((choice) => indices.map((index) => [...choice, index]))
    },
    [[]],
  )
