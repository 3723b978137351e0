import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import type { CatalogueVariant } from '../catalogue/catalogue.ts'
import { getRecordId } from './assign-ids.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import { combineValues, type FileOption, readOptionValues } from './build-options.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { Path, Report } from './problems.ts'
import type { Money } from './schema/parts.ts'
import type { ProductInput, VariantInput } from './schema/product.ts'

/** The stock of what a file gives none, or does not count. */
const UNCOUNTED_STOCK = 1_000

type Builders = { images: ImageRegistry; metafields: MetafieldBuilder; report: Report }

/** A product's variants: those of the file, or one for each combination of its options. */
export function buildVariants(
  product: ProductInput,
  options: readonly FileOption[],
  path: Path,
  { images, metafields, report }: Builders,
): CatalogueVariant[] {
  const inputs = product.variants ?? combineValues(options).map((values) => toInput(product, options, values))
  const seen = new Set<string>()
  return inputs.map((input, index): CatalogueVariant => {
    const variantPath = product.variants ? [...path, 'variants', index] : path
    const values = readOptionValues(input, options, variantPath, report)
    const name = values.join(' / ')
    if (seen.has(name)) report(variantPath, `another variant of the product is "${name || 'the only one'}" too`)
    seen.add(name)
    const price = input.price ?? product.price
    if (price === undefined) report([...variantPath, 'price'], 'expected a price like "12.50"')
    const { inventoryItem, taxable, barcode } = input
    const compareAt = input.compareAtPrice ?? (input.price === undefined ? product.compareAtPrice : null)
    return {
      id: getRecordId('ProductVariant', `${product.handle} ${name}`, input.id),
      sku: input.sku ?? inventoryItem?.sku ?? '',
      values,
      inventory: countStock(input),
      preOrder: input.inventoryPolicy === 'CONTINUE' ? UNCOUNTED_STOCK : null,
      price: toPrices(price ?? 0),
      details: {
        compareAt: compareAt == null ? null : toPrices(compareAt),
        barcode: barcode ?? null,
        taxable,
        requiresShipping: inventoryItem?.requiresShipping ?? !product.giftCard,
        weight: inventoryItem?.measurement?.weight ?? null,
        image: input.file ? images.addFileInput(input.file, [...variantPath, 'file']) : null,
        metafields: metafields.buildMetafields(input.metafields, `${product.handle} ${name}`, [
          ...variantPath,
          'metafields',
        ]),
      },
    }
  })
}

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

/** Minor units by store: one amount is the price in each store's currency. */
function toPrices(money: Money): Record<RegionCode, number> {
  const inCurrency = (currency: (typeof CURRENCIES)[RegionCode]) =>
    typeof money === 'number' ? money : money[currency]
  return { gb: inCurrency(CURRENCIES.gb), us: inCurrency(CURRENCIES.us), eu: inCurrency(CURRENCIES.eu) }
}
