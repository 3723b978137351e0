import { z } from 'zod'
import { MEASURED_UNITS } from '../../world/catalogue/measure.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import {
  IMAGE_FIELDS,
  imageFields,
  METAFIELD_FIELDS,
  metafieldFields,
  omitEmpty,
  toFile,
  toId,
  toMetafield,
} from './export-parts.ts'
import { pageSchema } from './read-pages.ts'

type Variants = NonNullable<NonNullable<GoodsFile['products']>[number]['variants']>

/** What a request reads of a variant. */
export const VARIANT_FIELDS = `
  id sku barcode taxable requiresShipping weight weightUnit availableForSale quantityAvailable
  unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue } quantityRule { minimum maximum increment }
  price { amount } compareAtPrice { amount } selectedOptions { name value } image { ${IMAGE_FIELDS} }
  metafields(identifiers: $variantMetafields) { ${METAFIELD_FIELDS} }`

const money = z.object({ amount: z.string() })
const variantFields = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  taxable: z.boolean(),
  requiresShipping: z.boolean(),
  weight: z.number().nullable(),
  weightUnit: z.enum(['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS']),
  availableForSale: z.boolean(),
  quantityAvailable: z.number().nullable(),
  price: money,
  compareAtPrice: money.nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: imageFields.nullable(),
  metafields: z.array(metafieldFields.nullable()),
  unitPriceMeasurement: z
    .object({
      quantityUnit: z.enum(MEASURED_UNITS).nullable(),
      quantityValue: z.number(),
      referenceUnit: z.enum(MEASURED_UNITS).nullable(),
      referenceValue: z.number(),
    })
    .nullable(),
  quantityRule: z.object({ minimum: z.number(), maximum: z.number().nullable(), increment: z.number() }),
})
export type VariantFields = z.output<typeof variantFields>
/** A page of a product's variants. */
export const variantPage = pageSchema(variantFields)
type OfProduct = {
  /** Whether the product has no options. */
  isOnly: boolean
  /** A gift card is not shipped unless it says so. */
  isGiftCard: boolean
  imageId: string | null | undefined
}

/** A variant of a file, without its prices. */
export function toVariant(variant: VariantFields, { isOnly, isGiftCard, imageId }: OfProduct): Variants[number] {
  const { id, sku, barcode, taxable, requiresShipping, weight, weightUnit, image } = variant
  return omitEmpty({
    id: toId(id),
    optionValues: isOnly
      ? undefined
      : variant.selectedOptions.map(({ name, value }) => ({ optionName: name, name: value })),
    sku,
    barcode,
    ...toStock(variant),
    ...(!taxable && { taxable }),
    inventoryItem: omitEmpty({
      requiresShipping: requiresShipping === isGiftCard ? requiresShipping : undefined,
      measurement: weight ? { weight: { value: weight, unit: weightUnit } } : undefined,
    }),
    unitPriceMeasurement: toMeasurement(variant.unitPriceMeasurement),
    quantityRule: toQuantityRule(variant.quantityRule),
    file: image && image.id !== imageId ? toFile(image) : undefined,
    metafields: variant.metafields.flatMap((metafield) => metafield ?? []).map(toMetafield),
  })
}

/** The stock, which a token without the inventory scope does not see: then a variant is in stock or it is not. */
function toStock({ quantityAvailable, availableForSale }: VariantFields) {
  if (quantityAvailable === null) return availableForSale ? {} : { inventoryQuantity: 0 }
  const inventoryQuantity = Math.max(0, quantityAvailable)
  return inventoryQuantity === 0 && availableForSale
    ? { inventoryQuantity, inventoryPolicy: 'CONTINUE' as const }
    : { inventoryQuantity }
}

function toMeasurement(measurement: VariantFields['unitPriceMeasurement']) {
  if (!measurement?.quantityUnit || !measurement.referenceUnit) return undefined
  const { quantityUnit, referenceUnit, quantityValue, referenceValue } = measurement
  return { quantityUnit, referenceUnit, quantityValue, referenceValue }
}

const toQuantityRule = (rule: VariantFields['quantityRule']) =>
  rule.minimum === 1 && rule.increment === 1 && rule.maximum === null ? undefined : omitEmpty(rule)
