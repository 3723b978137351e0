import { OPTION_CODES, valueInUrl } from '#app/fit/option-codes.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import type { Money } from '#app/ui/money.ts'
import type { Product, ProductOption } from '../product.ts'
import { type Availability, availability, bestOf, indexOf, type State } from './variant-grid.ts'

/** What is chosen so far: one index into each option's values, null where nothing is. */
export type Choice = readonly (number | null)[]

/** Reads a choice out of an address. A value counts only if the product has it, in any case; anything else is ignored. */
export function choiceFromSearch(options: readonly ProductOption[], search: SearchStrings): Choice {
  return options.map(({ type, values }) => {
    // an option of one value is no choice
    if (values.length === 1) return 0
    const asked = firstOf(search[OPTION_CODES[type]])?.toLowerCase()
    if (asked === undefined) return null
    const index = values.findIndex(
      (value) => value.toLowerCase() === asked || valueInUrl(value).toLowerCase() === asked,
    )
    return index < 0 ? null : index
  })
}

/** The address parameters of a choice. An option of one value is not worth saying. */
export const searchFor = (options: readonly ProductOption[], choice: Choice): SearchStrings =>
  Object.fromEntries(
    options.flatMap(({ type, values }, at) => {
      const value = values[choice[at] ?? -1]
      return value === undefined || values.length === 1 ? [] : [[OPTION_CODES[type], valueInUrl(value)]]
    }),
  )

/** A choice with one option chosen otherwise. */
export const withValue = (choice: Choice, at: number, value: number): Choice =>
  choice.map((chosen, each) => (each === at ? value : chosen))

/** The first option still to be chosen, or undefined when a variant is settled. */
export const missing = (options: readonly ProductOption[], choice: Choice): ProductOption | undefined =>
  options.find((_, index) => choice[index] === null || choice[index] === undefined)

/** The variant of a complete choice; null while something is missing. */
export function chosenVariant(product: Product, choice: Choice): Availability | null {
  if (missing(product.options, choice)) return null
  return availability(
    product.variants,
    indexOf(
      product.variants.shape,
      choice.map((index) => index ?? 0),
    ),
  )
}

/**
 * What can be had of an option's value, given what is chosen before it. Later choices do not rule a value out: whoever
 * changes the waist first should not be stopped by the leg.
 */
export function stateOfValue(product: Product, choice: Choice, option: number, value: number): State {
  return bestOf(
    product.variants,
    product.options.map((_, at) => (at < option ? (choice[at] ?? null) : at === option ? value : null)),
  )
}

/** '34 / B / 32': a choice in a few characters; what is not chosen is left out. */
export function choiceText(options: readonly ProductOption[], choice: Choice): string {
  return options
    .map(({ values }, at) => values[choice[at] ?? -1])
    .filter((value) => value !== undefined)
    .map(valueInUrl)
    .join(' / ')
}

/** The price of what is chosen so far: a variant's own where it has one (gift cards), else the product's. */
export function chosenPrice(product: Product, choice: Choice): Money {
  const { prices, shape } = product.variants
  if (!prices || missing(product.options, choice)) return product.price
  const index = indexOf(
    shape,
    choice.map((at) => at ?? 0),
  )
  return prices[index] ?? product.price
}
