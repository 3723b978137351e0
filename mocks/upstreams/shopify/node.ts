import type { Page } from '#mocks/world/catalogue/content/types.ts'
import type { CatalogueCollection, CatalogueProduct } from '../../world/catalogue.ts'
import { type ShownCart, shown } from './cart/change-cart.ts'
import { findCart } from './cart/find-cart.ts'
import { pageById } from './content/pages.ts'
import type { ShopifyContext } from './context.ts'
import { idOf, parseGid } from './gid.ts'
import { imageByKey, type ProductImage } from './goods/image.ts'
import { collectionById, productById } from './goods/shelf.ts'
import type { SoldVariant } from './goods/variant.ts'
import { notSimulated } from './not-simulated.ts'
import { merchandise } from './pricing/settle.ts'

/** Whatever can be had by its global id alone. */
type AnyNode =
  | CatalogueProduct
  | SoldVariant
  | CatalogueCollection
  | ProductImage
  | Page
  | ShownCart
  | { __typename: string }

/** QueryRoot.node: null for what is not there, an error for a kind of thing that is not simulated. */
export function nodeById(id: string, context: ShopifyContext): AnyNode | null {
  switch (parseGid(id)?.type) {
    case 'Product':
      return productById(context.world, id) ?? null
    case 'ProductVariant':
      return merchandise(context.world, idOf('ProductVariant', id) ?? '') ?? null
    case 'Collection':
      return collectionById(context.world, id) ?? null
    case 'Page':
      return pageById(id) ?? null
    case 'MediaImage':
      return imageByKey(context.world, idOf('MediaImage', id) ?? '') ?? null
    case 'Cart':
      return cartById(id, context)
    case 'Shop':
      return { __typename: 'Shop' }
    // what this shop does not have
    case 'Article':
    case 'Blog':
    case 'Location':
    case 'Metaobject':
      return null
    case undefined:
      return null
    default:
      throw notSimulated(`node(id: "${id}")`)
  }
}

/** QueryRoot.cart: null for a cart that was checked out, which is how Shopify forgets it (CART-05). */
export function cartById(id: string, { world, region }: ShopifyContext): ShownCart | null {
  const found = findCart(world, region, id)
  return found ? shown(world, found.record, found.isKeyed) : null
}

/** Which type of the schema a node is, told by its shape. */
export function nodeType(node: AnyNode): string {
  if ('__typename' in node) return node.__typename
  if ('isKeyed' in node) return 'Cart'
  if ('view' in node) return 'MediaImage'
  if ('headerTheme' in node) return 'Page'
  if ('variant' in node) return 'ProductVariant'
  return 'groupSku' in node ? 'Product' : 'Collection'
}
