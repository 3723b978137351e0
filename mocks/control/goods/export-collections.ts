import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import {
  IMAGE_FIELDS,
  imageFields,
  METAFIELD_FIELDS,
  metafieldFields,
  omitEmpty,
  SEO_FIELDS,
  seoFields,
  toId,
  toImage,
  toMetafield,
} from './export-parts.ts'
import type { MetafieldIdentifier } from './exported-metafields.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

type Collections = NonNullable<GoodsFile['collections']>
type Filters = NonNullable<GoodsFile['filters']>

const COLLECTIONS_QUERY = `query ExportCollections($after: String, $metafields: [HasMetafieldsIdentifier!]!) {
  collections(first: 50, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title descriptionHtml updatedAt ${SEO_FIELDS} image { ${IMAGE_FIELDS} }
      metafields(identifiers: $metafields) { ${METAFIELD_FIELDS} }
    }
  }
}`

const PRODUCTS_QUERY = `query ExportCollectionProducts($id: ID!, $after: String) {
  collection(id: $id) {
    products(first: 250, after: $after) {
      pageInfo { hasNextPage endCursor } nodes { handle } filters { id label }
    }
  }
}`

const collectionFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  updatedAt: z.string(),
  seo: seoFields,
  image: imageFields.nullable(),
  metafields: z.array(metafieldFields.nullable()),
})

const productsFields = z.object({
  collection: z.object({
    products: pageSchema(z.object({ handle: z.string() })).extend({
      filters: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  }),
})

/** Every collection of a store with the handles of its products, and the facets of metafields that they have. */
export async function exportCollections(
  query: Query,
  metafields: readonly MetafieldIdentifier[],
): Promise<{ collections: Collections; filters: Filters }> {
  const collections = await readPages(async (after) => {
    const schema = z.object({ collections: pageSchema(collectionFields) })
    return (await query(schema, COLLECTIONS_QUERY, { after, metafields })).collections
  })
  const exported: Collections = []
  const filters: Filters = []
  for (const { id, image, metafields: metafieldValues, ...collection } of collections) {
    const products = await readPages(async (after) => {
      const page = (await query(productsFields, PRODUCTS_QUERY, { id, after })).collection.products
      filters.push(
        ...page.filters.flatMap(toFilter).filter((filter) => !filters.some((known) => isSameFilter(known, filter))),
      )
      return page
    })
    exported.push(
      omitEmpty({
        ...collection,
        id: toId(id),
        image: image && toImage(image),
        products: products.map(({ handle }) => handle),
        metafields: metafieldValues.flatMap((metafield) => metafield ?? []).map(toMetafield),
      }),
    )
  }
  return { collections: exported, filters }
}

/** A facet of a metafield: 'filter.p.m.custom.material'. */
function toFilter({ id, label }: { id: string; label: string }): Filters {
  const [, owner, namespace, key] = /^filter\.([pv])\.m\.([^.]+)\.(.+)$/.exec(id) ?? []
  if (!namespace || !key) return []
  return [{ name: label, namespace, key, ownerType: owner === 'v' ? 'PRODUCTVARIANT' : 'PRODUCT' }]
}

const isSameFilter = (a: Filters[number], b: Filters[number]) =>
  a.ownerType === b.ownerType && a.namespace === b.namespace && a.key === b.key
