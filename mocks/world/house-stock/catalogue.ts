import type { Catalogue } from '../catalogue.ts'
import { shelve } from './collections.ts'
import { makeProducts } from './make-products.ts'
import { writeReviews } from './reviews/write-reviews.ts'
import { styleSheets } from './style-sheets.ts'

const built = new Map<number, Catalogue>()

/**
 * Everything the shop sells. The goods, their words, prices and ids are always the same; the seed decides what lies on
 * the shelves and who reviewed it. Built once per seed and shared from then on.
 */
export function buildCatalogue(seed = 1): Catalogue {
  let catalogue = built.get(seed)
  if (!catalogue) {
    catalogue = build(seed)
    built.set(seed, catalogue)
  }
  return catalogue
}

function build(seed: number): Catalogue {
  const sheets = new Map(styleSheets.map((style) => [style.code, style]))
  const goods = styleSheets.flatMap((style) => makeProducts(style, seed))
  const { products, collections } = shelve(goods, ({ groupSku }) => sheets.get(groupSku)?.collections ?? [])
  const variantById: Mutable<Catalogue['variantById']> = new Map()
  const variantBySku: Mutable<Catalogue['variantBySku']> = new Map()
  for (const product of products) {
    for (const variant of product.variants) {
      const found = { product, variant }
      variantById.set(variant.id, found)
      variantBySku.set(variant.sku, found)
    }
  }
  return {
    products,
    collections,
    byHandle: new Map(products.map((product) => [product.handle, product])),
    byId: new Map(products.map((product) => [product.id, product])),
    variantById,
    variantBySku,
    groups: Map.groupBy(products, ({ groupSku }) => groupSku),
    collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
    reviews: new Map(styleSheets.map((style) => [style.code, writeReviews(style, seed)])),
  }
}

type Mutable<Index> = Index extends ReadonlyMap<infer Key, infer Value> ? Map<Key, Value> : never
