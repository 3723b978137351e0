import type { CatalogueProduct, CatalogueVariant, OptionType } from '../../../world/catalogue.ts'

/** How the store names its options: as the spec writes them where it orders a line's attributes (spec 3, "Cart line"). */
const OPTION_NAMES: Record<OptionType, string> = {
  waist: 'Waist',
  build: 'Build',
  leg: 'Leg',
  shortsleg: 'ShortsLeg',
  swimshortsleg: 'SwimShortsLeg',
  trunksleg: 'TrunksLeg',
  chest: 'Chest',
  size: 'Size',
  cut: 'Cut',
  length: 'Length',
  taper: 'Taper',
  pack: 'Pack',
  amount: 'Amount',
}

export type SelectedOption = { name: string; value: string }

/** Shopify gives a product without options this one. */
const DEFAULT_OPTION = { name: 'Title', value: 'Default Title' }

/** A product's options by their Shopify names, in order. */
export function optionsOf(product: CatalogueProduct): { name: string; values: readonly string[] }[] {
  if (product.options.length === 0) return [{ name: DEFAULT_OPTION.name, values: [DEFAULT_OPTION.value] }]
  return product.options.map(({ type, values }) => ({ name: OPTION_NAMES[type], values }))
}

/** What was chosen for a variant, option by option. */
export function selectedOptions(product: CatalogueProduct, variant: CatalogueVariant): SelectedOption[] {
  if (product.options.length === 0) return [DEFAULT_OPTION]
  return product.options.map(({ type }, index) => ({ name: OPTION_NAMES[type], value: variant.values[index] ?? '' }))
}

/** Where an option stands among a product's, by its Shopify name; -1 when the product has no such option. */
export function optionPosition(product: CatalogueProduct, name: string): number {
  return product.options.findIndex(({ type }) => OPTION_NAMES[type] === name)
}

/** '34 / B / 32': a variant is called by its values. */
export function variantTitle(variant: CatalogueVariant): string {
  return variant.values.join(' / ') || DEFAULT_OPTION.value
}

/** How strictly a client's selection is read; Shopify's arguments of the same names. */
export type Matching = { ignoreUnknownOptions?: boolean | null; caseInsensitiveMatch?: boolean | null }

/** The asked value of each option, in order; undefined when the selection names an option or value of another product. */
export function readSelection(
  product: CatalogueProduct,
  selection: readonly SelectedOption[],
  { ignoreUnknownOptions, caseInsensitiveMatch }: Matching,
): (string | undefined)[] | undefined {
  const fold = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text)
  const options = optionsOf(product)
  const asked = options.map((): string | undefined => undefined)
  for (const { name, value } of selection) {
    const index = options.findIndex((option) => fold(option.name) === fold(name))
    const known = options[index]?.values.find((each) => fold(each) === fold(value))
    if (known !== undefined) asked[index] = known
    else if (!ignoreUnknownOptions || index >= 0) return undefined
  }
  return asked
}

const variantsByValues = new WeakMap<CatalogueProduct, Map<string, CatalogueVariant>>()
const KEY_SEPARATOR = '\u0000'

/** The variant with exactly these values. Looked up, not searched for: a trouser has 420 of them. */
function variantWith(product: CatalogueProduct, values: readonly string[]): CatalogueVariant | undefined {
  if (product.options.length === 0) return product.variants[0]
  let index = variantsByValues.get(product)
  if (!index) {
    index = new Map(product.variants.map((variant) => [variant.values.join(KEY_SEPARATOR), variant]))
    variantsByValues.set(product, index)
  }
  return index.get(values.join(KEY_SEPARATOR))
}

/** The variant for a whole selection; undefined when it is incomplete or no such variant was ever made. */
export function variantForSelection(product: CatalogueProduct, asked: readonly (string | undefined)[]) {
  const values = asked.filter((value) => value !== undefined)
  return values.length === asked.length ? variantWith(product, values) : undefined
}

/** The variants that differ from one in a single option: what a size selector must know to grey out its buttons. */
export function adjacentVariants(product: CatalogueProduct, variant: CatalogueVariant): CatalogueVariant[] {
  return optionsOf(product).flatMap(({ values }, index) =>
    values.flatMap((value) => {
      if (value === variant.values[index]) return []
      return variantWith(product, variant.values.with(index, value)) ?? []
    }),
  )
}
