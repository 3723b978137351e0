import type { ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { pageBody, pageByHandle, pageNumber, pageUrl } from './pages.ts'

/** Which page of the house is which policy, by the handle that Shopify gives the policy. */
const PAGE_OF = {
  'privacy-policy': 'privacy',
  'refund-policy': 'return-policy',
  'terms-of-service': 'terms',
} as const

/** A policy of the shop, as far as the house has written one. */
export const policy =
  (handle: keyof typeof PAGE_OF) =>
  (_shop: unknown, _args: unknown, context: ShopifyContext): object | null => {
    const page = pageByHandle(PAGE_OF[handle])
    if (!page) return null
    return {
      id: gid('ShopPolicy', pageNumber(page)),
      handle,
      title: page.title,
      body: pageBody(page, context),
      url: pageUrl(page, context),
    }
  }
