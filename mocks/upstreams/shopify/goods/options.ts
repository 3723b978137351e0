import type {
  CatalogueOption,
  CatalogueProduct,
  CatalogueVariant,
  OptionType,
} from '../../../world/catalogue/catalogue.ts'

/** Option names as spec 3, "Cart line", orders a line's attributes. */
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

/** Shopify's option of a product without options. */
const DEFAULT_OPTION = { name: 'Title', value: 'Default Title' }

/** An option's name at Shopify. */
const getOptionName = (option: CatalogueOption): string => ('type' in option ? OPTION_NAMES[option.type] : option.name)

/** A product's options by their Shopify names, in order. */
export function getOptions(product: CatalogueProduct): { name: string; values: readonly string[] }[] {
  if (product.options.length === 0) return [{ name: DEFAULT_OPTION.name, values: [DEFAULT_OPTION.value] }]
  return product.options.map((option) => ({ name: getOptionName(option), values: option.values }))
}

/** A variant's value of each option. */
export function getSelectedOptions(product: CatalogueProduct, variant: CatalogueVariant): SelectedOption[] {
  if (product.options.length === 0) return [DEFAULT_OPTION]
  return product.options.map((option, index) => ({ name: getOptionName(option), value: variant.values[index] ?? '' }))
}

/** The position of an option by its Shopify name; -1 if the product does not have it. */
export function getOptionPosition(product: CatalogueProduct, name: string): number {
  return product.options.findIndex((option) => getOptionName(option) === name)
}

/** A variant's values as its title: '34 / B / 32'. */
export function getVariantTitle(variant: CatalogueVariant): string {
  return variant.values.join(' / ') || DEFAULT_OPTION.value
}

/** How strictly a selection is matched: Shopify's arguments of the same names. */
export type SelectionMatching = { ignoreUnknownOptions?: boolean | null; caseInsensitiveMatch?: boolean | null }

/** The requested value of each option, in order; undefined if the product lacks a requested option or value. */
export function readSelection(
  product: CatalogueProduct,
  selection: readonly SelectedOption[],
  { ignoreUnknownOptions, caseInsensitiveMatch }: SelectionMatching,
): (string | undefined)[] | undefined {
  const normalize = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text)
  const options = getOptions(product)
  const selectedValues = options.map((): string | undefined => undefined)
  for (const { name, value } of selection) {
    const index = options.findIndex((option) => normalize(option.name) === normalize(name))
    const optionValue = options[index]?.values.find((candidate) => normalize(candidate) === normalize(value))
    if (optionValue !== undefined) selectedValues[index] = optionValue
    else if (!ignoreUnknownOptions || index >= 0) return undefined
  }
  return selectedValues
}

const variantsByValues = new WeakMap<CatalogueProduct, Map<string, CatalogueVariant>>()
const KEY_SEPARATOR = '\u0000'

/** The variant with exactly these values. Uses an index, because a pair of trousers has 420 variants. */
function findVariantByValues(product: CatalogueProduct, values: readonly string[]): CatalogueVariant | undefined {
  if (product.options.length === 0) return product.variants[0]
  let index = variantsByValues.get(product)
  if (!index) {
    index = new Map(product.variants.map((variant) => [variant.values.join(KEY_SEPARATOR), variant]))
    variantsByValues.set(product, index)
  }
  return index.get(values.join(KEY_SEPARATOR))
}

/** The variant of a selection; undefined if the selection is incomplete or the variant does not exist. */
export function findSelectedVariant(product: CatalogueProduct, selectedValues: readonly (string | undefined)[]) {
  const values = selectedValues.filter((value) => value !== undefined)
  return values.length === selectedValues.length ? findVariantByValues(product, values) : undefined
}

/** The variants that differ from one in a single option. */
export function getAdjacentVariants(product: CatalogueProduct, variant: CatalogueVariant): CatalogueVariant[] {
  return getOptions(product).flatMap(({ values }, index) =>
    values.flatMap((value) => {
      if (value === variant.values[index]) return []
      return findVariantByValues(product, variant.values.with(index, value)) ?? []
    }),
  )
}
