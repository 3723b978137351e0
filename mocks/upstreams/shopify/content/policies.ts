import type { PolicyType, StorePolicy } from '../../../world/catalogue/store-content.ts'
import type { ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { findPageByHandle, getPageUrl } from './pages.ts'

/** This shop's page of each policy. It has no text for delivery and sells no subscriptions. */
const POLICY_PAGES: Partial<Record<PolicyType, string>> = {
  PRIVACY_POLICY: 'privacy',
  REFUND_POLICY: 'return-policy',
  TERMS_OF_SERVICE: 'terms',
}

/** Shopify's handle of a policy: 'PRIVACY_POLICY' is at /policies/privacy-policy. */
const toHandle = (type: PolicyType) => type.toLowerCase().replaceAll('_', '-')

/** Returns a resolver of a shop policy; null without one. */
export const createPolicyResolver =
  (type: PolicyType) =>
  (_shop: unknown, _args: unknown, context: ShopifyContext): object | null => {
    const { content } = context.world.catalogue
    const policy = content?.policies.find((candidate) => candidate.type === type)
    if (policy) return toShopPolicy(policy, context)
    const page = findPageByHandle(context.world, POLICY_PAGES[type] ?? '')
    if (!page || (content && !content.extendsDefault)) return null
    return {
      __typename: 'ShopPolicy',
      id: toGid('ShopPolicy', page.id),
      handle: toHandle(type),
      title: page.title,
      body: page.renderBody(context),
      url: content ? getPolicyUrl(type, context) : getPageUrl(page, context),
    }
  }

/** A policy of a goods file by its global id; null for an unknown one. */
export function findPolicyById(gid: string, context: ShopifyContext): object | null {
  const policy = context.world.catalogue.content?.policies.find(({ id }) => id === fromGid('ShopPolicy', gid))
  return policy ? toShopPolicy(policy, context) : null
}

/** Where Shopify's online store and Hydrogen have a policy. This shop alone has it on a page. */
const getPolicyUrl = (type: PolicyType, context: ShopifyContext) =>
  getStorefrontUrl(`/policies/${toHandle(type)}`, context)

const toShopPolicy = ({ id, type, title, body, url }: StorePolicy, context: ShopifyContext) => ({
  __typename: 'ShopPolicy',
  id: toGid('ShopPolicy', id),
  handle: toHandle(type),
  title,
  body,
  url: url === null ? getPolicyUrl(type, context) : toAbsoluteUrl(url, context),
})

const toAbsoluteUrl = (url: string, context: ShopifyContext) =>
  url.startsWith('/') ? getStorefrontUrl(url, context) : url
