import type { Catalogue } from '../catalogue.ts'
import { shelve } from './collections.ts'
import { productOfVariant } from './ids.ts'
import { makeProducts } from './make-products.ts'
import { personalisation } from './ranges/personalisation.ts'
import { writeReviews } from './reviews/write-reviews.ts'
import { SKU_LENGTH } from './sku.ts'
import { styleSheets } from './style-sheets.ts'
import { VariantIndex } from './variant-index.ts'

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
  const products = styleSheets.flatMap((style) => makeProducts(style, seed))
  const collections = shelve(products, ({ groupSku }) => sheets.get(groupSku)?.collections ?? [])
  // the one thing that is sold and stands on no shelf
  const [letters] = makeProducts(personalisation, seed).map((product) => ({ ...product, collections: [] }))
  if (!letters) throw new Error('personalisation has a sheet of one colour')
  const sold = [...products, letters]
  const byId = new Map(sold.map((product) => [product.id, product]))
  const bySku = new Map(sold.map((product) => [product.sku, product]))
  return {
    products,
    collections,
    byHandle: new Map(products.map((product) => [product.handle, product])),
    byId,
    variantById: new VariantIndex(sold, {
      key: ({ id }) => id,
      product: (id) => byId.get(String(productOfVariant(Number(id)))),
    }),
    variantBySku: new VariantIndex(sold, {
      key: ({ sku }) => sku,
      product: (sku) => bySku.get(sku.slice(0, SKU_LENGTH)),
    }),
    groups: Map.groupBy(products, ({ groupSku }) => groupSku),
    collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
    personalisation: letters,
    reviews: new Map(styleSheets.map((style) => [style.code, writeReviews(style, seed)])),
  }
}
