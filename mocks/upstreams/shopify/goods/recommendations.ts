import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { isAnyAvailable } from './availability.ts'
import { productByHandle, productById, productsOf } from './shelf.ts'

type Args = {
  productId?: string | null
  productHandle?: string | null
  intent?: 'RELATED' | 'COMPLEMENTARY' | null
}

/** Shopify answers at most this many. */
const LIMIT = 10

/**
 * QueryRoot.productRecommendations: other styles for sale, one colour of each. Related goods are of the same kind,
 * complementary ones of another; a colour of the same family is worth more than one that merely sells.
 */
export function productRecommendations(_root: unknown, args: Args, { world }: ShopifyContext) {
  const product = args.productId ? productById(world, args.productId) : productByHandle(world, args.productHandle ?? '')
  if (!product) return null
  const related = args.intent !== 'COMPLEMENTARY'
  const candidates = productsOf(world)
    .filter((other) => other.groupSku !== product.groupSku)
    .filter((other) => (other.productType === product.productType) === related)
    .toSorted((a, b) => alike(b, product) - alike(a, product) || b.popularity - a.popularity)
  const styles = new Set<string>()
  return candidates
    .filter((other) => isAnyAvailable(world, other) && !styles.has(other.groupSku) && styles.add(other.groupSku))
    .slice(0, LIMIT)
}

const alike = (a: CatalogueProduct, b: CatalogueProduct) => Number(a.colour.family === b.colour.family)
