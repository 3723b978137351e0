import type { CatalogueCollection, CatalogueProduct } from '../../world/catalogue/catalogue.ts'
import { createNotSimulatedError } from '../graphql-not-simulated.ts'
import { type CartView, toCartView } from './cart/change-cart.ts'
import { findCart } from './cart/find-cart.ts'
import { findContentById } from './content/content-by-id.ts'
import { findPageById } from './content/pages.ts'
import type { ShopifyContext } from './context.ts'
import { fromGid, parseGid } from './gid.ts'
import { findVariant } from './goods/availability.ts'
import { findCollectionById } from './goods/collection-id.ts'
import { findImage, type ShopImage } from './goods/image.ts'
import type { ProductVariant } from './goods/product-variant.ts'
import { findProductById } from './goods/published-products.ts'

type AnyNode = CatalogueProduct | ProductVariant | CatalogueCollection | ShopImage | CartView | { __typename: string }

/**
 * QueryRoot.node: null for an unknown id.
 * @throws for a type that is not simulated.
 */
export function findNode(id: string, context: ShopifyContext): AnyNode | null {
  switch (parseGid(id)?.type) {
    case 'Product':
      return findProductById(context.world, id) ?? null
    case 'ProductVariant':
      return findVariant(context.world, fromGid('ProductVariant', id) ?? '') ?? null
    case 'Collection':
      return findCollectionById(context.world, id) ?? null
    case 'Page':
      return findPageById(context.world, id) ?? null
    case 'MediaImage':
      return findImage(context.world, fromGid('MediaImage', id) ?? '') ?? null
    case 'Cart':
      return findCartView(id, context)
    case 'Shop':
      return { __typename: 'Shop' }
    case 'Article':
    case 'Blog':
    case 'Metaobject':
      return findContentById(context.world, id)
    // The shop has none.
    case 'Location':
      return null
    case undefined:
      return null
    default:
      throw createNotSimulatedError(`node(id: "${id}")`)
  }
}

/** QueryRoot.cart: null for a completed cart, as at Shopify (CART-05). */
export function findCartView(id: string, { world, region }: ShopifyContext): CartView | null {
  const match = findCart(world, region, id)
  return match ? toCartView(world, match.record, match.hasKey) : null
}

/** The schema type of a node, by its properties. */
export function getNodeType(node: AnyNode): string {
  if ('__typename' in node) return node.__typename
  if ('hasKey' in node) return 'Cart'
  if ('view' in node || 'altText' in node) return 'MediaImage'
  if ('variant' in node) return 'ProductVariant'
  return 'groupSku' in node ? 'Product' : 'Collection'
}
