import type { Product } from '../product.ts'
import { toSkuHandle } from '../sku.ts'

/** The products of a collection by every name that may stand in an address, with the handle of each. */
export type Addresses = {
  handleByName: Readonly<Record<string, string>>
  /** Whether the backend sends handles. Then its product call, if it has one, knows them all. */
  hasOwnHandles: boolean
}

/**
 * The addresses of a collection's products. `findShopifyHandles` returns the handles of products by id, in that order:
 * search results, carts and bookmarks name products by them.
 */
export async function toAddresses(
  products: readonly Pick<Product, 'handle' | 'sku' | 'id'>[],
  findShopifyHandles: (ids: readonly string[]) => Promise<readonly (string | null)[]>,
): Promise<Addresses> {
  const hasOwnHandles = products.length > 0 && products.every(({ handle, sku }) => handle !== toSkuHandle(sku))
  const shopifyHandles = hasOwnHandles ? [] : await findShopifyHandles(products.map(({ id }) => id))
  const names = products.flatMap(({ handle }, index) => {
    const shopifyHandle = shopifyHandles[index]
    return shopifyHandle ? [[shopifyHandle, handle] as const] : []
  })
  const own = products.flatMap(({ handle, sku }) => [[toSkuHandle(sku), handle] as const, [handle, handle] as const])
  // a product's own names go before what Shopify calls another one
  return { handleByName: Object.fromEntries([...names, ...own]), hasOwnHandles }
}

/** The handle of the product that an address names; undefined if it is not in the collection. */
export const findHandle = ({ handleByName }: Addresses, name: string): string | undefined =>
  Object.hasOwn(handleByName, name) ? handleByName[name] : undefined
