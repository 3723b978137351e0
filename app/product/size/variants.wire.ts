import { type OptionType, parseOptionType } from '#app/fit/option-codes.ts'
import type { CollectionProduct, Product, Variant } from '#contracts/backend/generated/types.ts'
import { LEG_PIVOT } from '#contracts/shop/leg-rule.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { ProductOption } from '../product.ts'
import { type AvailabilityState, getBetterAvailability, getVariantIndex } from './variant-grid.ts'

type WireVariant = CollectionProduct['variants'][number] & Partial<Product['variants'][number]>

type WireSizes = { options: CollectionProduct['options']; variants: readonly WireVariant[] }

/** A variant at its index in the grid of the options. `left` is how many can be sold, from stock or as a pre-order. */
type ShownVariant = { index: number; wire: WireVariant; state: AvailabilityState; left: number }

/**
 * The known options of a product in their order, and its variants within the leg rule (COL-09). If variants differ only in
 * unknown options, the first one that can be sold counts.
 */
export function variantsFromWire(wire: WireSizes): {
  options: ProductOption[]
  shape: number[]
  variants: ShownVariant[]
} {
  const options = optionsFromWire(wire)
  const shape = options.map(({ values }) => values.length)
  const leg = options.find(({ type }) => type === 'leg')
  const indexes = options.map(({ values }) => new Map(values.map((value, index) => [value, index])))
  const variants: ShownVariant[] = []
  /** For each place in the grid the position of its variant in the list, from 1; 0 if there is none yet. */
  const places = new Int32Array(shape.reduce((product, values) => product * values, 1))
  for (const variant of wire.variants) {
    if (leg && !isWithinLegRule(variant.sku, Number(variant.options[leg.at]))) continue
    const chosen = options.map(({ at }, option) => indexes[option]?.get(variant.options[at] ?? '') ?? -1)
    if (chosen.includes(-1)) continue
    const left = countLeft(variant)
    const index = getVariantIndex(shape, chosen)
    const shown = { index, wire: variant, left, state: getState(variant, left) }
    const before = variants[(places[index] ?? 0) - 1]
    if (!before) places[index] = variants.push(shown)
    else if (isBetter(shown.state, before.state)) variants[(places[index] ?? 0) - 1] = shown
  }
  return { options: options.map(({ type, values }) => ({ type, values })), shape, variants }
}

const isBetter = (one: AvailabilityState, other: AvailabilityState): boolean =>
  one !== other && getBetterAvailability(one, other) === one

/** The known options in their order. `at` is the option's index in a variant's values. */
const optionsFromWire = ({ options, variants }: WireSizes): (ProductOption & { at: number })[] =>
  options
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ type, values, position }, rank) => {
      // If an unreadable option was dropped, the rank of the others is not their position.
      const at = options.length === variants[0]?.options.length ? rank : position - 1
      const knownType = parseOptionType(type)
      return knownType ? [{ type: knownType, values: values ?? listOptionValues(knownType, at, variants), at }] : []
    })

/** How many can be sold, from stock or as a pre-order. */
const countLeft = (variant: WireVariant): number =>
  Math.max(0, variant.inventory_quantity ?? 0, variant.pre_order_inventory_quantity ?? 0)

/**
 * The availability of a variant (spec 5, PDP-03). It needs stock or pre-order stock; with a pre-order quantity, even 0,
 * it cannot be added to a cart.
 */
const getState = (variant: WireVariant, left: number): AvailabilityState =>
  left === 0 ? 'sold-out' : (variant.pre_order_inventory_quantity ?? null) === null ? 'available' : 'pre-order'

/**
 * The values that variants have of the option at index `at`, in display order: listed values as in spec 3's "Fit option
 * lists", then numbers by size, then the others as they come.
 */
export function listOptionValues(type: OptionType, at: number, variants: readonly Variant[]): string[] {
  const values = [...new Set(variants.flatMap(({ options }) => options[at] || []))]
  const list = getList(type)
  const rank = (value: string) => {
    const listed = list.indexOf(value.replace(/^Build /, ''))
    return listed < 0 ? list.length : listed
  }
  const size = (value: string) => {
    const number = Number.parseFloat(value)
    return Number.isNaN(number) ? Number.MAX_VALUE : number
  }
  return values.toSorted((one, other) => rank(one) - rank(other) || size(one) - size(other))
}

/**
 * The listed values of an option; that of socks is named "size" too. Options with numbers only, such as legs of trunks,
 * need no list.
 */
function getList(type: OptionType): readonly string[] {
  if (type === 'size') return [...OPTION_LISTS.size, ...OPTION_LISTS.socksize]
  return type === 'trunksleg' || type === 'amount' ? [] : OPTION_LISTS[type]
}

/** The suffixes of skus with a short and with a long leg, which spec 5 does not show. */
type LegSuffixes = { short: string; long: string }

let suffixes: LegSuffixes = { short: '-S', long: '-L' }

/** Sets the suffixes of skus. The server calls it once, at start. */
export function setLegSuffixes(configured: LegSuffixes): void {
  suffixes = configured
}

/**
 * Spec 5, "Leg rule": "Below 32, variants with the short-leg sku suffix are excluded; at 32 or more, those with the
 * long-leg suffix are excluded" (COL-09). A leg counts as long from 33: `contracts/shop/leg-rule.ts`.
 */
export const isWithinLegRule = (sku: string, leg: number): boolean =>
  !sku.endsWith(leg < LEG_PIVOT ? suffixes.short : suffixes.long)
