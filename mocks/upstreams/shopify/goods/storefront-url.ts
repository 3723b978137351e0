import type { ShopifyContext } from '../context.ts'

/** The shop's URL of a path in the context's region; gb has no prefix (REG-01). */
export function getStorefrontUrl(
  path: string,
  { storefront, region }: Pick<ShopifyContext, 'storefront' | 'region'>,
): string {
  return `${storefront}${region === 'gb' ? '' : `/${region}`}${path}`
}
