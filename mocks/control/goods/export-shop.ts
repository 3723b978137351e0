import { z } from 'zod'
import { POLICY_TYPES } from '../../world/catalogue/store-content.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import {
  IMAGE_FIELDS,
  imageFields,
  METAFIELD_FIELDS,
  metafieldFields,
  omitEmpty,
  toId,
  toImage,
  toMetafield,
} from './export-parts.ts'
import type { MetafieldIdentifier } from './exported-metafields.ts'
import type { Query } from './storefront-client.ts'

const POLICY_FIELDS = 'id title body url'
const SHOP_QUERY = `query ExportShop($metafields: [HasMetafieldsIdentifier!]!) { shop {
  metafields(identifiers: $metafields) { ${METAFIELD_FIELDS} }
  name description primaryDomain { url } brand { slogan logo { image { ${IMAGE_FIELDS} } } }
  privacyPolicy { ${POLICY_FIELDS} } refundPolicy { ${POLICY_FIELDS} } shippingPolicy { ${POLICY_FIELDS} }
  termsOfService { ${POLICY_FIELDS} } subscriptionPolicy { ${POLICY_FIELDS} }
} }`

/** Policies that only newer versions have. */
const NEWEST_POLICIES_QUERY = `query ExportNewestPolicies { shop {
  contactInformation { ${POLICY_FIELDS} } legalNotice { ${POLICY_FIELDS} } termsOfSale { ${POLICY_FIELDS} }
} }`

const policyFields = z
  .object({ id: z.string().nullable(), title: z.string(), body: z.string(), url: z.string() })
  .nullable()
const newestFields = z.object({
  shop: z.object({ contactInformation: policyFields, legalNotice: policyFields, termsOfSale: policyFields }),
})
const hasNewestPolicies = (apiVersion: string) => apiVersion === 'unstable' || apiVersion >= '2026-04'

const shopFields = z.object({
  shop: z.object({
    metafields: z.array(metafieldFields.nullable()),
    name: z.string(),
    description: z.string().nullable(),
    primaryDomain: z.object({ url: z.string() }),
    brand: z
      .object({ slogan: z.string().nullable(), logo: z.object({ image: imageFields.nullable() }).nullable() })
      .nullable(),
    privacyPolicy: policyFields,
    refundPolicy: policyFields,
    shippingPolicy: policyFields,
    termsOfService: policyFields,
    subscriptionPolicy: policyFields,
  }),
})

/** The store's name, brand and policies, and the URL that its links begin with. */
export async function exportShop(
  query: Query,
  metafields: readonly MetafieldIdentifier[],
  apiVersion: string,
): Promise<Pick<GoodsFile, 'policies' | 'shop'> & { url: string }> {
  const { shop } = await query(shopFields, SHOP_QUERY, { metafields })
  const newest = hasNewestPolicies(apiVersion) ? (await query(newestFields, NEWEST_POLICIES_QUERY)).shop : undefined
  const policies = {
    CONTACT_INFORMATION: newest?.contactInformation,
    LEGAL_NOTICE: newest?.legalNotice,
    PRIVACY_POLICY: shop.privacyPolicy,
    REFUND_POLICY: shop.refundPolicy,
    SHIPPING_POLICY: shop.shippingPolicy,
    SUBSCRIPTION_POLICY: shop.subscriptionPolicy,
    TERMS_OF_SALE: newest?.termsOfSale,
    TERMS_OF_SERVICE: shop.termsOfService,
  } as const
  const logo = shop.brand?.logo?.image
  const url = shop.primaryDomain.url.replace(/\/$/, '')
  return {
    url,
    shop: omitEmpty({
      name: shop.name,
      description: shop.description,
      slogan: shop.brand?.slogan,
      logo: logo ? toImage(logo) : null,
      metafields: shop.metafields.flatMap((metafield) => metafield ?? []).map(toMetafield),
    }),
    policies: POLICY_TYPES.flatMap((type) => {
      const policy = policies[type]
      return policy
        ? [
            omitEmpty({
              type,
              title: policy.title,
              body: policy.body || ' ',
              url: findOwnPath(policy.url, url),
              id: toId(policy.id),
            }),
          ]
        : []
    }),
  }
}

/** The path of a policy that a shop has elsewhere than Shopify; undefined for Shopify's `/policies/…` and `/1234/policies/…`. */
function findOwnPath(policyUrl: string, shopUrl: string): string | undefined {
  const path = policyUrl.startsWith(`${shopUrl}/`) ? policyUrl.slice(shopUrl.length) : ''
  return path === '' || /^(\/\d+)?\/policies\//.test(path) ? undefined : path
}
