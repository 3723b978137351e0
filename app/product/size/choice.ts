import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import type { ProductOption, ProductSizes } from '../product.ts'
import {
  type Availability,
  type AvailabilityState,
  getAvailability,
  getBestAvailability,
  getVariantIndex,
} from './variant-grid.ts'

/** The chosen value of each option, as an index into its values; null if none is chosen. */
export type Choice = readonly (number | null)[]

/** The choice in an address. Values that the product does not have are ignored; case does not matter. */
export function getChoiceFromSearch(options: readonly ProductOption[], search: SearchStrings): Choice {
  return options.map(({ type, values }) => {
    // An option with one value needs no choice.
    if (values.length === 1) return 0
    const requested = getFirstValue(search[OPTION_CODES[type]])?.toLowerCase()
    if (requested === undefined) return null
    const index = values.findIndex(
      (value) => value.toLowerCase() === requested || toUrlValue(value).toLowerCase() === requested,
    )
    return index < 0 ? null : index
  })
}

/** The address parameters of a choice, without options that have one value. */
export const toSearch = (options: readonly ProductOption[], choice: Choice): SearchStrings =>
  Object.fromEntries(
    options.flatMap(({ type, values }, at) => {
      const value = values[choice[at] ?? -1]
      return value === undefined || values.length === 1 ? [] : [[OPTION_CODES[type], toUrlValue(value)]]
    }),
  )

/** The fragment of a product's address that opens its size guide. Ours. */
export const SIZE_GUIDE = 'size-guide'

/** A choice with another value of one option. */
export const withValue = (choice: Choice, at: number, value: number): Choice =>
  choice.map((chosen, index) => (index === at ? value : chosen))

/** The options without a chosen value; none if the choice is complete. */
export const getMissingOptions = (options: readonly ProductOption[], choice: Choice): ProductOption[] =>
  options.filter((_, index) => choice[index] === null || choice[index] === undefined)

/** Whether every option has a chosen value. */
export const isComplete = (options: readonly ProductOption[], choice: Choice): boolean =>
  getMissingOptions(options, choice).length === 0

/** The variant of a complete choice; null if the choice is incomplete. */
export function getVariant(product: ProductSizes, choice: Choice): Availability | null {
  if (!isComplete(product.options, choice)) return null
  return getAvailability(
    product.variants,
    getVariantIndex(
      product.variants.shape,
      choice.map((index) => index ?? 0),
    ),
  )
}

/**
 * The availability of an option's value with the values of the options before it. Later options do not count, so that the
 * waist can be changed before the leg.
 */
export function getValueState(product: ProductSizes, choice: Choice, option: number, value: number): AvailabilityState {
  return getBestAvailability(
    product.variants,
    product.options.map((_, at) => (at < option ? (choice[at] ?? null) : at === option ? value : null)),
  )
}

/** A choice like '34 / B / 32', without the options that have no chosen value. */
export function formatChoice(options: readonly ProductOption[], choice: Choice): string {
  return options
    .map(({ values }, at) => values[choice[at] ?? -1])
    .filter((value) => value !== undefined)
    .map(toUrlValue)
    .join(' / ')
}

/** The best availability of all sizes of this colour. */
export const getColourState = ({ options, variants }: ProductSizes): AvailabilityState =>
  getBestAvailability(
    variants,
    options.map(() => null),
  )

/**
 * Why a choice cannot be bought: it was here and is sold out, or it is on its way. Of an incomplete choice, or one that is in
 * stock, that of the colour.
 */
export function getMissingState(product: ProductSizes, choice: Choice): Exclude<AvailabilityState, 'available'> {
  const states = [getVariant(product, choice)?.state, getColourState(product)]
  return states.find((state) => state !== undefined && state !== 'available') === 'pre-order' ? 'pre-order' : 'sold-out'
}
