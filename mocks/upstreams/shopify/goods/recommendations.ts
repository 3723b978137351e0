import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { isProductAvailable } from './availability.ts'
import { getHarmony, getOutfit } from './complements.ts'
import { findProductByHandle, findProductById, getPublishedProducts } from './published-products.ts'

type RecommendationsArgs = {
  productId?: string | null
  productHandle?: string | null
  intent?: 'RELATED' | 'COMPLEMENTARY' | null
}

/** Shopify's maximum. */
const LIMIT = 10

/**
 * QueryRoot.productRecommendations: available styles, one colour of each. Related products have the same type, those in
 * the same colour family first. Complementary ones complete an outfit: one for each place in it, the best match first.
 */
export function resolveProductRecommendations(_root: unknown, args: RecommendationsArgs, { world }: ShopifyContext) {
  const product = args.productId
    ? findProductById(world, args.productId)
    : findProductByHandle(world, args.productHandle ?? '')
  if (!product) return null
  const others = getPublishedProducts(world).filter((other) => other.groupSku !== product.groupSku)
  const pickBest = (candidates: readonly CatalogueProduct[], score: (other: CatalogueProduct) => number) =>
    candidates
      .toSorted((a, b) => score(b) - score(a) || b.popularity - a.popularity)
      .filter((other) => isProductAvailable(world, other))

  if (args.intent === 'COMPLEMENTARY')
    return getOutfit(product).flatMap((kinds) =>
      pickBest(
        others.filter(({ garment }) => garment && kinds.includes(garment.kind)),
        (other) => getHarmony(product, other),
      ).slice(0, 1),
    )
  const styles = new Set<string>()
  return pickBest(
    others.filter((other) => isRelated(product, other)),
    (other) => Number(other.colour.family === product.colour.family),
  )
    .filter((other) => !styles.has(other.groupSku) && styles.add(other.groupSku))
    .slice(0, LIMIT)
}

/** This shop's products have one type in common, those of a goods file a type or a collection. */
const isRelated = (product: CatalogueProduct, other: CatalogueProduct): boolean =>
  (product.productType !== '' && product.productType === other.productType) ||
  (product.details !== undefined && product.collections.some((handle) => other.collections.includes(handle)))
