import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { exportPricesAbroad, type FilePrices, toFilePrices } from './export-markets.ts'
import { MEDIA_FIELDS, mediumFields, toFiles } from './export-media.ts'
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
import { toVariant, VARIANT_FIELDS, type VariantFields, variantPage } from './export-variants.ts'
import type { MetafieldIdentifier } from './exported-metafields.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

type Products = NonNullable<GoodsFile['products']>
type Markets = NonNullable<GoodsFile['markets']>

/** How many products a request reads: with their variants it stays far below Shopify's limits. */
const [PRODUCTS, VARIANTS, MEDIA] = [20, 100, 50]

const PRODUCTS_QUERY = `query ExportProducts(
  $after: String, $productMetafields: [HasMetafieldsIdentifier!]!, $variantMetafields: [HasMetafieldsIdentifier!]!
) {
  products(first: ${PRODUCTS}, after: $after, sortKey: BEST_SELLING) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title descriptionHtml vendor productType tags isGiftCard requiresSellingPlan createdAt publishedAt updatedAt ${SEO_FIELDS}
      options { name optionValues { name swatch { color image { previewImage { ${IMAGE_FIELDS} } } } } }
      images(first: ${MEDIA}) { nodes { ${IMAGE_FIELDS} } } media(first: ${MEDIA}) { nodes { ${MEDIA_FIELDS} } }
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

const productFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  isGiftCard: z.boolean(),
  requiresSellingPlan: z.boolean(),
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
  media: z.object({ nodes: z.array(mediumFields) }),
  metafields: z.array(metafieldFields.nullable()),
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
  const {
    id,
    isGiftCard,
    requiresSellingPlan,
    images,
    media,
    options,
    metafields: metafieldValues,
    seo,
    ...texts
  } = product
  const [firstImage] = images.nodes
  return omitEmpty({
    ...texts,
    id: toId(id),
    ...(isGiftCard && { giftCard: true }),
    ...(requiresSellingPlan && { requiresSellingPlan }),
    seo,
    files: toFiles(images.nodes, media.nodes),
    productOptions: isDefaultOption(options) ? undefined : options.map(toOption),
    variants: variants.map((variant) => ({
      ...toVariant(variant, { isOnly: isDefaultOption(options), isGiftCard, imageId: firstImage?.id }),
      ...getPrices(variant),
    })),
    metafields: metafieldValues.flatMap((metafield) => metafield ?? []).map(toMetafield),
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
