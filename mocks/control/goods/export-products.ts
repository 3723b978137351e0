import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { exportPricesAbroad, type FilePrices, toFilePrices } from './export-markets.ts'
import {
  IMAGE_FIELDS,
  imageFields,
  METAFIELD_FIELDS,
  metafieldFields,
  omitEmpty,
  SEO_FIELDS,
  seoFields,
  toFile,
  toId,
  toMetafield,
} from './export-parts.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

export type MetafieldIdentifier = { namespace: string; key: string }

type Products = NonNullable<GoodsFile['products']>
type Variants = NonNullable<Products[number]['variants']>
type Markets = NonNullable<GoodsFile['markets']>

/** How many products a request reads: with their variants it stays far below Shopify's limits. */
const [PRODUCTS, VARIANTS, IMAGES] = [20, 100, 50]

const VARIANT_FIELDS = `
  id sku barcode taxable requiresShipping weight weightUnit availableForSale quantityAvailable
  price { amount } compareAtPrice { amount } selectedOptions { name value } image { ${IMAGE_FIELDS} }
  metafields(identifiers: $variantMetafields) { ${METAFIELD_FIELDS} }`

const PRODUCTS_QUERY = `query ExportProducts(
  $after: String, $productMetafields: [HasMetafieldsIdentifier!]!, $variantMetafields: [HasMetafieldsIdentifier!]!
) {
  products(first: ${PRODUCTS}, after: $after, sortKey: BEST_SELLING) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title descriptionHtml vendor productType tags isGiftCard createdAt publishedAt updatedAt ${SEO_FIELDS}
      options { name optionValues { name swatch { color image { previewImage { ${IMAGE_FIELDS} } } } } }
      images(first: ${IMAGES}) { nodes { ${IMAGE_FIELDS} } }
      metafields(identifiers: $productMetafields) { ${METAFIELD_FIELDS} }
      variants(first: ${VARIANTS}) { pageInfo { hasNextPage endCursor } nodes { ${VARIANT_FIELDS} } }
    }
  }
}`

const VARIANTS_QUERY = `query ExportVariants($id: ID!, $after: String, $variantMetafields: [HasMetafieldsIdentifier!]!) {
  product(id: $id) {
    variants(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${VARIANT_FIELDS} } }
  }
}`

const money = z.object({ amount: z.string() })
const metafields = z.array(metafieldFields.nullable())
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
  metafields,
})
type VariantFields = z.output<typeof variantFields>
const variantPage = pageSchema(variantFields)
const productFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  isGiftCard: z.boolean(),
  createdAt: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  seo: seoFields,
  options: z.array(
    z.object({
      name: z.string(),
      optionValues: z.array(
        z.object({
          name: z.string(),
          swatch: z
            .object({
              color: z.string().nullable(),
              image: z.object({ previewImage: imageFields.nullable() }).nullable(),
            })
            .nullable(),
        }),
      ),
    }),
  ),
  images: z.object({ nodes: z.array(imageFields) }),
  metafields,
  variants: variantPage,
})
type ProductFields = z.output<typeof productFields>

/** Every product of a store with all of its variants. */
export async function exportProducts(
  query: Query,
  markets: Markets,
  identifiers: { productMetafields: readonly MetafieldIdentifier[]; variantMetafields: readonly MetafieldIdentifier[] },
  onProgress: (message: string) => void,
): Promise<Products> {
  let count = 0
  const products = await readPages(async (after) => {
    const { products: page } = await query(z.object({ products: pageSchema(productFields) }), PRODUCTS_QUERY, {
      after,
      ...identifiers,
    })
    count += page.nodes.length
    onProgress(`${count} products ...`)
    return page
  })
  const abroad = await exportPricesAbroad(query, markets, (currency) => onProgress(`Prices in ${currency} ...`))
  const exported: Products = []
  for (const product of products) {
    const variants = await readAllVariants(product)
    exported.push(toProduct(product, variants, (variant) => toFilePrices(variant, markets, abroad)))
  }
  return exported

  function readAllVariants({ id, variants }: ProductFields) {
    const { variantMetafields } = identifiers
    return readPages(async (after) => {
      const schema = z.object({ product: z.object({ variants: variantPage }) })
      return (await query(schema, VARIANTS_QUERY, { id, after, variantMetafields })).product.variants
    }, variants)
  }
}

function toProduct(
  product: ProductFields,
  variants: readonly VariantFields[],
  getPrices: (variant: VariantFields) => FilePrices,
): Products[number] {
  const { id, isGiftCard, images, options, metafields: found, seo, ...texts } = product
  const [firstImage] = images.nodes
  return omitEmpty({
    ...texts,
    id: toId(id),
    ...(isGiftCard && { giftCard: true }),
    seo,
    files: images.nodes.map(toFile),
    productOptions: isDefaultOption(options) ? undefined : options.map(toOption),
    variants: variants.map((variant) => ({
      ...toVariant(variant, isDefaultOption(options), firstImage?.id),
      ...getPrices(variant),
    })),
    metafields: found.flatMap((metafield) => metafield ?? []).map(toMetafield),
  })
}

/** Whether a product has no options of its own. */
const isDefaultOption = ([first, ...others]: ProductFields['options']) =>
  others.length === 0 && first?.name === 'Title' && first.optionValues.length === 1

const toOption = ({ name, optionValues }: ProductFields['options'][number]) => ({
  name,
  values: optionValues.map((value) => {
    const image = value.swatch?.image?.previewImage
    return value.swatch
      ? { name: value.name, swatch: omitEmpty({ color: value.swatch.color, image: image ? toFile(image) : null }) }
      : { name: value.name }
  }),
})

function toVariant(
  variant: VariantFields,
  isOnly: boolean,
  productImageId: string | null | undefined,
): Variants[number] {
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
      requiresShipping: requiresShipping ? undefined : false,
      measurement: weight ? { weight: { value: weight, unit: weightUnit } } : undefined,
    }),
    file: image && image.id !== productImageId ? toFile(image) : undefined,
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
