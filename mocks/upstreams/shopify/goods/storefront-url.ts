import type { ShopifyContext } from '../context.ts'

/** Where the shop shows a path in this region: gb has no prefix (REG-01). */
export function storefrontUrl(
  path: string,
  { storefront, region }: Pick<ShopifyContext, 'storefront' | 'region'>,
): string {
  return `${storefront}${region === 'gb' ? '' : `/${region}`}${path}`
}
