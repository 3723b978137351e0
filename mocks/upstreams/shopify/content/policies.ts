import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { findPageByHandle, getPageNumber, getPageUrl, renderPageBody } from './pages.ts'

/** The shop's page of each policy, by Shopify's handle of the policy. */
const POLICY_PAGES = {
  'privacy-policy': 'privacy',
  'refund-policy': 'return-policy',
  'terms-of-service': 'terms',
} as const

/** Returns a resolver of a shop policy; null without such a page. */
export const createPolicyResolver =
  (handle: keyof typeof POLICY_PAGES) =>
  (_shop: unknown, _args: unknown, context: ShopifyContext): object | null => {
    const page = findPageByHandle(POLICY_PAGES[handle])
    if (!page) return null
    return {
      id: toGid('ShopPolicy', getPageNumber(page)),
      handle,
      title: page.title,
      body: renderPageBody(page, context),
      url: getPageUrl(page, context),
    }
  }
