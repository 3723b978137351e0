import { z } from 'zod'
import { getMeasuredType, MEASURED_UNITS } from '../../catalogue/measure.ts'
import { MAX_VARIANTS } from '../limits.ts'
import { file, handle, id, media, metafields, money, seo, time } from './parts.ts'
import { translations } from './translation.ts'

const optionValue = z.union([
  z.string().transform((name) => ({ name, swatch: undefined, translations: {} })),
  z.strictObject({
    name: z.string(),
    swatch: z
      .strictObject({ color: z.string().nullish(), image: file.nullish() })
      .nullish()
      .describe('its colour like "#1a1a1a", or a picture'),
    translations: translations({ name: z.string() }),
  }),
])

const productOption = z.strictObject({
  name: z.string(),
  position: z.int().optional(),
  values: z.array(optionValue).min(1).describe('its values, as texts or { "name": … }'),
  translations: translations({ name: z.string() }),
})

/** What a product without variants says of its only one, and variants of themselves. */
const forSale = {
  sku: z.string().nullish().describe('the stock-keeping unit'),
  barcode: z.string().nullish(),
  price: money.optional().describe('a decimal like "12.50", or one by currency'),
  compareAtPrice: money.nullish().describe('the price before a reduction'),
  inventoryQuantity: z.int().min(0).optional().describe('pieces in stock; 1,000 without it'),
  inventoryPolicy: z.enum(['CONTINUE', 'DENY']).default('DENY').describe('CONTINUE sells without stock, too'),
}

/** Shopify's UnitPriceMeasurementInput. */
const unitPriceMeasurement = z
  .strictObject({
    quantityUnit: z.enum(MEASURED_UNITS),
    quantityValue: z.number().positive(),
    referenceUnit: z.enum(MEASURED_UNITS),
    referenceValue: z.int().positive().default(1),
  })
  .refine(
    ({ quantityUnit, referenceUnit }) => getMeasuredType(quantityUnit) === getMeasuredType(referenceUnit),
    'expected two units of one kind, such as G and KG',
  )

/** Shopify's QuantityRuleInput. */
const quantityRule = z
  .strictObject({
    minimum: z.int().positive().default(1),
    maximum: z.int().positive().nullish(),
    increment: z.int().positive().default(1),
  })
  .refine(
    ({ minimum, maximum, increment }) =>
      minimum % increment === 0 && (maximum == null || (maximum >= minimum && maximum % increment === 0)),
    'expected a minimum and a larger maximum that are multiples of the increment',
  )

const variant = z.strictObject({
  ...forSale,
  id: id.optional(),
  optionValues: z
    .array(z.strictObject({ optionName: z.string(), name: z.string() }))
    .default([])
    .describe('its value of each option'),
  inventoryQuantities: z
    .array(z.strictObject({ quantity: z.int().min(0), name: z.string().optional(), locationId: z.string().optional() }))
    .optional()
    .describe('the stock of several locations; their "available" quantities are added'),
  inventoryItem: z
    .strictObject({
      sku: z.string().nullish(),
      tracked: z.boolean().optional(),
      requiresShipping: z.boolean().optional(),
      measurement: z
        .strictObject({
          weight: z.strictObject({ value: z.number(), unit: z.enum(['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS']) }),
        })
        .optional(),
    })
    .optional()
    .describe('what is stocked: sku, weight, and whether it is counted and shipped'),
  taxable: z.boolean().default(true),
  unitPriceMeasurement: unitPriceMeasurement.nullish().describe('how much it has, for its price by the kilo or litre'),
  quantityRule: quantityRule.optional().describe('how many can be bought at once'),
  file: file.nullish().describe('its own image'),
  metafields,
})
export type VariantInput = z.output<typeof variant>

/** Shopify's ProductSetInput, with the fields that the Storefront API shows. */
export const product = z.strictObject({
  handle,
  title: z.string({ error: 'expected the title of the product' }).min(1),
  ...forSale,
  id: id.optional(),
  descriptionHtml: z.string().default('').describe('HTML'),
  vendor: z.string().optional().describe('the shop’s name without it'),
  productType: z.string().default(''),
  tags: z.array(z.string()).default([]),
  status: z.enum(['ACTIVE', 'ARCHIVED', 'DRAFT']).default('ACTIVE').describe('only active products are in the store'),
  giftCard: z.boolean().default(false).describe('whether buying it makes a gift card'),
  requiresSellingPlan: z.boolean().default(false).describe('whether it is sold by a selling plan only'),
  collections: z.array(handle).default([]).describe('handles of collections that it is added to'),
  files: z
    .array(media)
    .default([])
    .describe('its images, videos and 3D models; a placeholder is drawn without any image'),
  productOptions: z.array(productOption).optional().describe('its options; follow from the variants without it'),
  variants: z
    .array(variant)
    .min(1)
    .max(MAX_VARIANTS, `Shopify allows ${MAX_VARIANTS.toLocaleString('en')} variants of a product`)
    .optional()
    .describe('without them: one for each combination of the options, at the product’s price'),
  seo: seo.optional(),
  metafields,
  translations: translations({
    title: z.string(),
    descriptionHtml: z.string(),
    productType: z.string(),
    seo,
  }),
  createdAt: time.optional(),
  publishedAt: time.optional(),
  updatedAt: time.optional(),
})
export type ProductInput = z.output<typeof product>
