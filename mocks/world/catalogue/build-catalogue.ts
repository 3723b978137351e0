import type { Catalogue, CatalogueProduct } from './catalogue.ts'
import { assignCollections } from './collections.ts'
import { getProductNumber } from './ids.ts'
import { makeProducts } from './make-products.ts'
import { personalisation } from './ranges/personalisation.ts'
import { writeReviews } from './reviews/write-reviews.ts'
import { SKU_LENGTH } from './sku.ts'
import { styleSheets } from './style-sheets.ts'
import { VariantIndex } from './variant-index.ts'

const cache = new Map<number, Catalogue>()

/**
 * Builds the default catalogue. Products, texts, prices and ids are always the same; stock and reviews follow from the
 * seed. The result is cached by seed.
 */
export function buildCatalogue(seed = 1): Catalogue {
  let catalogue = cache.get(seed)
  if (!catalogue) {
    catalogue = build(seed)
    cache.set(seed, catalogue)
  }
  return catalogue
}

function build(seed: number): Catalogue {
  const sheets = new Map(styleSheets.map((style) => [style.code, style]))
  const products = styleSheets.flatMap((style) => makeProducts(style, seed))
  const collections = assignCollections(products, ({ groupSku }) => sheets.get(groupSku)?.collections ?? [])
  // the only product without collections
  const [personalisationProduct] = makeProducts(personalisation, seed).map((product) => ({
    ...product,
    collections: [],
  }))
  if (!personalisationProduct) throw new Error('The style sheet of personalisation has no colour')
  const allProducts = [...products, personalisationProduct]
  const byId = new Map(allProducts.map((product) => [product.id, product]))
  const bySku = new Map(allProducts.map((product) => [product.sku, product]))
  return {
    products,
    collections,
    byHandle: new Map(products.map((product) => [product.handle, product])),
    byId,
    variantById: new VariantIndex(allProducts, {
      getKey: ({ id }) => id,
      findProduct: (id) => byId.get(String(getProductNumber(Number(id)))),
    }),
    variantBySku: new VariantIndex(allProducts, {
      getKey: ({ sku }) => sku,
      findProduct: (sku) => bySku.get(sku.slice(0, SKU_LENGTH)),
    }),
    groups: groupBySku(products),
    collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
    personalisation: personalisationProduct,
    reviews: writeReviews(styleSheets, seed),
  }
}

function groupBySku(products: readonly CatalogueProduct[]): Map<string, CatalogueProduct[]> {
  const groups = new Map<string, CatalogueProduct[]>()
  for (const product of products) groups.set(product.groupSku, [...(groups.get(product.groupSku) ?? []), product])
  return groups
}
