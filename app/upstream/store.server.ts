import type { RegionCode } from '#contracts/shop/regions.ts'
import { getConfig } from './config.server.ts'

/** The configuration of a region's Shopify store: each has its own hosts, tokens and sign-in client. */
type Store = {
  url: string
  tokens: { token: string; privateToken: string | undefined }
  signIn: { signInUrl: string; clientId: string }
  /** Undefined where discovery finds it. */
  customerAccountUrl: string | undefined
  /** Undefined where the shop accepts no webhooks from the store. */
  webhookSecrets: readonly string[] | undefined
  /** The id of the mailing list of each channel. */
  mailingLists: { email: string; sms: string }
}

/** The store of a region. */
export function getStore(region: RegionCode): Store {
  const config = getConfig()
  const code = REGION_NAMES[region]
  return {
    url: config[`SHOPIFY_${code}_URL`],
    tokens: { token: config[`SHOPIFY_${code}_TOKEN`], privateToken: config[`SHOPIFY_${code}_PRIVATE_TOKEN`] },
    signIn: { signInUrl: config[`SIGN_IN_${code}_URL`], clientId: config[`SIGN_IN_${code}_CLIENT_ID`] },
    customerAccountUrl: config[`CUSTOMER_ACCOUNT_${code}_URL`],
    webhookSecrets: config[`SHOPIFY_${code}_WEBHOOK_SECRET`],
    mailingLists: { email: config[`MAILING_LIST_${code}_EMAIL`], sms: config[`MAILING_LIST_${code}_SMS`] },
  }
}

/** The regions as environment variables spell them. */
const REGION_NAMES = { gb: 'GB', us: 'US', eu: 'EU' } as const satisfies Record<RegionCode, string>
