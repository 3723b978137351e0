import type { CatalogueVariant } from '../catalogue/catalogue.ts'
import { getRecordId } from './assign-ids.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import { combineValues, type FileOption, readOptionValues } from './build-options.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { PriceReader } from './price-reader.ts'
import type { Path, Report } from './problems.ts'
import type { ProductInput, VariantInput } from './schema/product.ts'

/** The stock of what a file gives none, or does not count. */
const UNCOUNTED_STOCK = 1_000

type Builders = { images: ImageRegistry; metafields: MetafieldBuilder; readPrice: PriceReader; report: Report }

/** A product's variants: those of the file, or one for each combination of its options. */
export function buildVariants(
  product: ProductInput,
  options: readonly FileOption[],
  path: Path,
  { images, metafields, readPrice, report }: Builders,
): CatalogueVariant[] {
  // Too many options were reported, and their values would be reported one by one.
  if (options.length === 0 && hasOptions(product)) return []
  const inputs = product.variants ?? combineValues(options).map((values) => toInput(product, options, values))
  const names = new Set<string>()
  return inputs.map((input, index): CatalogueVariant => {
    const variantPath = product.variants ? [...path, 'variants', index] : path
    const values = readOptionValues(input, options, variantPath, report)
    const name = values.join(' / ')
    if (names.has(name)) report(variantPath, `another variant of the product is "${name || 'the only one'}" too`)
    names.add(name)
    const price = input.price ?? product.price
    if (price === undefined) report([...variantPath, 'price'], 'expected a price like "12.50"')
    const { inventoryItem, taxable, barcode } = input
    // A variant that says null is not reduced, whatever its product says.
    const compareAtPrice = input.compareAtPrice === undefined ? product.compareAtPrice : input.compareAtPrice
    const prices = readPrice(price ?? '0', [...variantPath, 'price'])
    const compareAt = compareAtPrice == null ? null : readPrice(compareAtPrice, [...variantPath, 'compareAtPrice'])
    return {
      id: getRecordId('ProductVariant', `${product.handle} ${name}`, input.id),
      sku: input.sku ?? inventoryItem?.sku ?? '',
      values,
      inventory: countStock(input),
      preOrder: input.inventoryPolicy === 'CONTINUE' ? UNCOUNTED_STOCK : null,
      price: prices.stores,
      details: {
        compareAt: compareAt?.stores ?? null,
        marketPrices: new Map(
          [...prices.markets].map(([currency, amount]) => [
            currency,
            { price: amount, compareAt: compareAt?.markets.get(currency) ?? null },
          ]),
        ),
        barcode: barcode ?? null,
        taxable,
        requiresShipping: inventoryItem?.requiresShipping ?? !product.giftCard,
        weight: inventoryItem?.measurement?.weight ?? null,
        unitPriceMeasurement: input.unitPriceMeasurement ?? null,
        quantityRule: { minimum: 1, increment: 1, ...input.quantityRule, maximum: input.quantityRule?.maximum ?? null },
        image: input.file ? images.addFileInput(input.file, [...variantPath, 'file']) : null,
        metafields: metafields.buildMetafields(input.metafields, `${product.handle} ${name}`, [
          ...variantPath,
          'metafields',
        ]),
      },
    }
  })
}

const hasOptions = ({ productOptions = [], variants = [] }: ProductInput) =>
  productOptions.length > 1 || variants.some(({ optionValues }) => optionValues.length > 1)

/** The variant of a product that lists none. */
const toInput = (product: ProductInput, options: readonly FileOption[], values: readonly string[]): VariantInput => {
  const { sku, barcode, price, compareAtPrice, inventoryQuantity, inventoryPolicy } = product
  const optionValues = options.map((option, index) => ({ optionName: option.name, name: values[index] ?? '' }))
  return {
    sku,
    barcode,
    price,
    compareAtPrice,
    inventoryQuantity,
    inventoryPolicy,
    optionValues,
    taxable: !product.giftCard,
    metafields: [],
  }
}

function countStock({ inventoryQuantity, inventoryQuantities, inventoryItem }: VariantInput): number {
  if (inventoryItem?.tracked === false) return UNCOUNTED_STOCK
  const available = inventoryQuantities?.filter(({ name = 'available' }) => name === 'available')
  return inventoryQuantity ?? available?.reduce((sum, { quantity }) => sum + quantity, 0) ?? UNCOUNTED_STOCK
}
