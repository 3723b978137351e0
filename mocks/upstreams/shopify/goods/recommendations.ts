import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { isProductAvailable } from './availability.ts'
import { findProductByHandle, findProductById, getPublishedProducts } from './published-products.ts'

type RecommendationsArgs = {
  productId?: string | null
  productHandle?: string | null
  intent?: 'RELATED' | 'COMPLEMENTARY' | null
}

/** Shopify's maximum. */
const LIMIT = 10

/**
 * QueryRoot.productRecommendations: available styles, one colour of each. Related products have the same type,
 * complementary ones another. The same colour family ranks above popularity.
 */
export function resolveProductRecommendations(_root: unknown, args: RecommendationsArgs, { world }: ShopifyContext) {
  const product = args.productId
    ? findProductById(world, args.productId)
    : findProductByHandle(world, args.productHandle ?? '')
  if (!product) return null
  const isRelated = args.intent !== 'COMPLEMENTARY'
  const candidates = getPublishedProducts(world)
    .filter((other) => other.groupSku !== product.groupSku)
    .filter((other) => (other.productType === product.productType) === isRelated)
    .toSorted((a, b) => getSimilarity(b, product) - getSimilarity(a, product) || b.popularity - a.popularity)
  const styles = new Set<string>()
  return candidates
    .filter((other) => isProductAvailable(world, other) && !styles.has(other.groupSku) && styles.add(other.groupSku))
    .slice(0, LIMIT)
}

const getSimilarity = (a: CatalogueProduct, b: CatalogueProduct) => Number(a.colour.family === b.colour.family)
