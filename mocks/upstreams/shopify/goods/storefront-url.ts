import type { ShopifyContext } from '../context.ts'

/** The URL of a path on the store's storefront. */
export const getStorefrontUrl = (path: string, { storefront }: Pick<ShopifyContext, 'storefront'>): string =>
  storefront + path
