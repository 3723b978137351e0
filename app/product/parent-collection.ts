import type { Product } from './product.ts'

/** The collection of each product type, for breadcrumbs. Spec 2 gives the handles, but not the goods of each. */
const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['Trousers', 'trousers'],
  ['Denim', 'denim'],
  ['Shorts', 'shorts'],
  ['Swimwear', 'swims'],
  ['Tops', 'tops'],
  ['Underwear', 'underwear'],
  ['Socks', 'socks'],
  ['Belts', 'belts'],
  ['Gift Card', 'gift-cards'],
])

/** The collection that a product's breadcrumbs lead to, named by the product's type; null for an unknown type. */
export function getParentCollection({ productType }: Pick<Product, 'productType'>) {
  const handle = COLLECTIONS.get(productType)
  return handle === undefined ? null : { title: productType, path: `/collections/${handle}` }
}
