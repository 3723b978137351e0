import type { CatalogueOption } from '../catalogue/catalogue.ts'
import type { ImageRegistry } from './image-registry.ts'
import { MAX_OPTIONS, MAX_VARIANTS } from './limits.ts'
import type { Path, Report } from './problems.ts'
import type { ProductInput, VariantInput } from './schema/product.ts'

export type FileOption = Extract<CatalogueOption, { name: string }>

/** The option of a product without options at Shopify. */
const DEFAULT_OPTION = 'Title'

/** A product's options: its own, or those that its variants name, in order. None if they are too many, which is reported. */
export function buildOptions(
  product: ProductInput,
  path: Path,
  { images, report }: { images: ImageRegistry; report: Report },
): FileOption[] {
  const options = readOptions(product, path, images)
  if (options.length > MAX_OPTIONS) {
    const optionsPath = [...path, product.productOptions ? 'productOptions' : 'variants']
    report(optionsPath, `the product has ${options.length} options; Shopify allows ${MAX_OPTIONS}`)
    return []
  }
  const combinations = options.reduce((count, { values }) => count * values.length, 1)
  if (!product.variants && combinations > MAX_VARIANTS) {
    const count = combinations.toLocaleString('en')
    const limit = MAX_VARIANTS.toLocaleString('en')
    report([...path, 'productOptions'], `the options make ${count} variants; Shopify allows ${limit}`)
    return []
  }
  return options
}

function readOptions(product: ProductInput, path: Path, images: ImageRegistry): FileOption[] {
  const { productOptions, variants = [] } = product
  if (productOptions && !isDefaultOption(productOptions))
    return productOptions.map(({ name, values, translations }, index) => ({
      name,
      translations,
      valueTranslations: new Map(values.map((value) => [value.name, value.translations])),
      values: values.map((value) => value.name),
      swatches: new Map(
        values.flatMap(({ name: value, swatch }, position) => {
          if (!swatch) return []
          const swatchPath = [...path, 'productOptions', index, 'values', position, 'swatch', 'image']
          const image = swatch.image ? images.addFileInput(swatch.image, swatchPath) : null
          return [[value, { color: swatch.color ?? null, image }]]
        }),
      ),
    }))
  const values = new Map<string, Set<string>>()
  for (const { optionValues } of variants)
    for (const { optionName, name } of optionValues)
      values.set(optionName, (values.get(optionName) ?? new Set()).add(name))
  if (values.size === 1 && values.get(DEFAULT_OPTION)?.size === 1) return []
  return [...values].map(([name, names]) => ({
    name,
    values: [...names],
    swatches: new Map(),
    translations: {},
    valueTranslations: new Map(),
  }))
}

const isDefaultOption = ([first, ...others]: NonNullable<ProductInput['productOptions']>) =>
  others.length === 0 && first?.name === DEFAULT_OPTION && first.values.length === 1

/** A variant's value of each option, in order. */
export function readOptionValues(
  { optionValues }: VariantInput,
  options: readonly FileOption[],
  path: Path,
  report: Report,
): string[] {
  for (const { optionName } of options.length > 0 ? optionValues : [])
    if (!options.some(({ name }) => name === optionName))
      report([...path, 'optionValues'], `the product has no option "${optionName}"; it has ${listNames(options)}`)
  return options.map(({ name, values }) => {
    const value = optionValues.find(({ optionName }) => optionName === name)?.name
    if (value === undefined) report([...path, 'optionValues'], `expected a value of the option "${name}"`)
    else if (!values.includes(value))
      report([...path, 'optionValues'], `"${value}" is no value of "${name}"; it has ${values.join(', ')}`)
    return value ?? ''
  })
}

const listNames = (options: readonly FileOption[]) => options.map(({ name }) => name).join(', ')

/** Every combination of the options' values: [[]] without options. */
export const combineValues = (options: readonly FileOption[]): string[][] =>
  options.reduce<string[][]>(
    (combinations, { values }) => combinations.flatMap((tuple) => values.map((value) => [...tuple, value])),
    [[]],
  )
