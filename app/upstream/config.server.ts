import { z } from 'zod'
import { isOwnPath, OWN_PATHS } from '#contracts/own-paths.ts'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import type { StoreCodes } from '#contracts/store-codes.ts'

const url = z
  .url({ protocol: /^https?$/ })
  .refine(hasNoPassword, 'Expected an address without user and password: calls refuse it, and logs would show it')
  .transform((text) => text.replace(/\/$/, ''))
  .meta({ kind: 'URL' })
const origin = url
  .refine(
    (text) => !URL.canParse(text) || isOrigin(new URL(text)),
    'Expected an origin like https://shop.example, without a path',
  )
  .transform((text) => new URL(text).origin)
  .meta({ kind: 'origin' })
const secret = z.string().min(1).meta({ kind: 'secret' })
/** A generated key: 32 hexadecimal characters are 128 bits. */
const ownKey = z.string().min(32).meta({ kind: 'secret' })
/** Two while one replaces the other. */
const webhookSecrets = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().min(32)).max(2))
  .meta({ kind: 'secret' })
  .optional()
const headerName = z
  .string()
  .regex(/^[a-z0-9-]+$/i)
  .meta({ kind: 'header name' })
/** The code of a store is part of addresses. */
const storeCode = z.string().regex(/^[\w-]+$/)
const storeCodes = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim()))
  .pipe(z.tuple([storeCode, storeCode, storeCode]))
  .transform(([gb, us, eu]): StoreCodes => ({ gb, us, eu }))
  .optional()
  .meta({ kind: 'three codes, with commas' })
const skuSuffix = z.string().min(1)
/** The id of a mailing list. The spec names lists by channel and id, and gives no ids (spec 3). */
const listId = z.string().min(1).default('newsletter')

const isOrigin = ({ pathname, search, hash }: URL) => pathname === '/' && search === '' && hash === ''

/**
 * The schema of every environment variable of the storefront; configuration.md is generated from it. Only this server module
 * reads them, and none reaches the browser (OPS-01).
 */
export const configSchema = z.object({
  ENVIRONMENT: z
    .enum(['sandbox', 'production'])
    .describe(
      'In production search engines are let in, and drafts need a pass; in a sandbox limits count each simulated world.',
    ),
  SITE_ORIGIN: origin.describe('Where the shop is for its visitors.'),
  SHOPIFY_GB_URL: url.describe('The region’s Shopify store.'),
  SHOPIFY_US_URL: url.describe('The region’s Shopify store.'),
  SHOPIFY_EU_URL: url.describe('The region’s Shopify store.'),
  SHOPIFY_GB_TOKEN: secret.describe('The Storefront API token of that store.'),
  SHOPIFY_US_TOKEN: secret.describe('The Storefront API token of that store.'),
  SHOPIFY_EU_TOKEN: secret.describe('The Storefront API token of that store.'),
  SHOPIFY_GB_PRIVATE_TOKEN: secret.optional().describe('A private token of that store, which is sent instead.'),
  SHOPIFY_US_PRIVATE_TOKEN: secret.optional().describe('A private token of that store, which is sent instead.'),
  SHOPIFY_EU_PRIVATE_TOKEN: secret.optional().describe('A private token of that store, which is sent instead.'),
  STORE_CODES: storeCodes.describe('What upstreams call the UK, US and EU store; without it gb, us and eu.'),
  FIT_STORE_CODES: storeCodes.describe('The same for the fit service alone.'),
  ANALYTICS_STORE_CODES: storeCodes.describe('The same for the analytics service alone.'),
  BACKEND_URL: url.describe('The backend API.'),
  BACKEND_HEADERS: z
    .string()
    .transform(parseObject)
    .pipe(z.record(headerName, z.string()))
    .optional()
    .meta({ kind: 'secret' })
    .describe('Headers of every call of the backend, as a JSON object.'),
  UPSTREAM_PATHS: z
    .string()
    .transform(parseObject)
    .pipe(z.partialRecord(z.enum(Object.keys(OWN_PATHS).filter(isOwnPath)), z.string().startsWith('/')))
    .optional()
    .meta({ kind: 'JSON' })
    .describe(
      'Other paths for the calls of contracts/own-paths.ts. With one for `backend newsletter` the footer signs up there, and not at the mailing list.',
    ),
  FIT_URL: url.describe('The fit service.'),
  FIT_KEY: secret.describe('The key of the fit service.'),
  FIT_API_VERSION: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('2024-05')
    .describe('The date in every path of the fit service.'),
  FIT_API_KEY_HEADER: headerName.default('x-api-key').describe('The header of the fit service’s key.'),
  MAILING_LIST_GB_EMAIL: listId.describe('The region’s mailing list for email.'),
  MAILING_LIST_GB_SMS: listId.describe('The region’s mailing list for text messages.'),
  MAILING_LIST_US_EMAIL: listId.describe('The region’s mailing list for email.'),
  MAILING_LIST_US_SMS: listId.describe('The region’s mailing list for text messages.'),
  MAILING_LIST_EU_EMAIL: listId.describe('The region’s mailing list for email.'),
  MAILING_LIST_EU_SMS: listId.describe('The region’s mailing list for text messages.'),
  CAMPAIGN_UTM_CONTENT: z
    .string()
    .min(1)
    .default('first-order')
    .describe(`With CAMPAIGN_UTM_TERM, the parameters of an address that set the code ${WELCOME_CODE} (CART-14).`),
  CAMPAIGN_UTM_TERM: z.string().min(1).default('sorted').describe('See CAMPAIGN_UTM_CONTENT.'),
  SIGN_IN_GB_URL: url.describe('The sign-in service of the region’s store.'),
  SIGN_IN_US_URL: url.describe('The sign-in service of the region’s store.'),
  SIGN_IN_EU_URL: url.describe('The sign-in service of the region’s store.'),
  SIGN_IN_GB_CLIENT_ID: z.string().min(1).describe('The id of the shop at that sign-in service.'),
  SIGN_IN_US_CLIENT_ID: z.string().min(1).describe('The id of the shop at that sign-in service.'),
  SIGN_IN_EU_CLIENT_ID: z.string().min(1).describe('The id of the shop at that sign-in service.'),
  CUSTOMER_ACCOUNT_GB_URL: url
    .optional()
    .describe('The store’s Customer Account API, up to /customer/api; else what the store’s discovery document names.'),
  CUSTOMER_ACCOUNT_US_URL: url
    .optional()
    .describe('The store’s Customer Account API, up to /customer/api; else what the store’s discovery document names.'),
  CUSTOMER_ACCOUNT_EU_URL: url
    .optional()
    .describe('The store’s Customer Account API, up to /customer/api; else what the store’s discovery document names.'),
  SHORT_LEG_SUFFIX: skuSuffix
    .default('-S')
    .describe('How skus with a short leg end. Below a leg of 32 they are not sold.'),
  LONG_LEG_SUFFIX: skuSuffix.default('-L').describe('The same for a long leg. From a leg of 32 on they are not sold.'),
  CONTENT_URL: url.describe('The content service’s GraphQL endpoint.'),
  CONTENT_DELIVERY_TOKEN: secret.describe('The token for published content.'),
  CONTENT_PREVIEW_TOKEN: secret.describe('The token for drafts.'),
  PREVIEW_KEY: ownKey
    .optional()
    .describe('The key of preview links, of 32 characters or more; without it production shows no drafts.'),
  ASSETS_URL: url.optional().describe('Where keys of embargoed files are created; without it they are not shown.'),
  EMBARGOED_FILES_URL: url.optional().describe('What addresses of embargoed files start with.'),
  REVIEWS_URL: url.describe('The reviews service.'),
  REVIEWS_KEY: secret.describe('The key of the reviews service.'),
  ANALYTICS_URL: url.describe('The analytics service.'),
  ANALYTICS_KEY: secret.describe('The key of the analytics service.'),
  FLAGS_URL: url.describe('The service of feature flags.'),
  FLAGS_KEY: secret.describe('The key of the service of feature flags.'),
  REPORTS_URL: url.describe('Where errors are reported.'),
  IMAGE_ORIGIN: origin.describe('The host of pictures.'),
  CHAT_SCRIPT_URL: url.optional().describe('The script of the chat (NAV-15).'),
  CHAT_MESSENGER_TOKEN: secret.optional().describe('The shop’s token for the chat; without it there is no chat.'),
  COUNTRY_HEADER: headerName
    .default('cf-ipcountry')
    .describe('The CDN’s request header with the visitor’s country (ISO 3166).'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      'How many proxies in front add to X-Forwarded-For, by which limits count clients and Shopify is told the buyer’s address. With 0 the socket’s address counts. Workers need none.',
    ),
  SHARED_STORE_URL: z
    .url({ protocol: /^rediss?$/ })
    .meta({ kind: 'URL of a server with the Redis protocol' })
    .optional()
    .describe('Where instances count limits together and tell each other what webhooks purged.'),
  SHARED_STORE_SECRET: ownKey
    .optional()
    .describe(
      'What hashes the keys of limits, of 32 characters or more. SHARED_STORE_URL needs it; on Workers, without it each isolate counts by itself.',
    ),
  SHOPIFY_GB_WEBHOOK_SECRET: webhookSecrets.describe(
    'The secret of webhooks to /api/webhooks/shopify/gb (us, eu), or two with a comma; without it they are 404.',
  ),
  SHOPIFY_US_WEBHOOK_SECRET: webhookSecrets.describe(
    'The secret of webhooks to /api/webhooks/shopify/gb (us, eu), or two with a comma; without it they are 404.',
  ),
  SHOPIFY_EU_WEBHOOK_SECRET: webhookSecrets.describe(
    'The secret of webhooks to /api/webhooks/shopify/gb (us, eu), or two with a comma; without it they are 404.',
  ),
  CONTENT_WEBHOOK_SECRET: webhookSecrets.describe('The same for /api/webhooks/content.'),
  PURGE_URLS: z
    .string()
    .optional()
    .transform((text) => text?.split(/[\s,]+/).filter(Boolean) ?? [])
    .pipe(z.array(url))
    .meta({ kind: 'URLs, with spaces' })
    .describe('The caches in front, like Varnish, that get a PURGE request with the tags of what changed.'),
  PURGE_KEY: ownKey
    .optional()
    .describe('What PURGE requests are allowed by, of 32 characters or more. PURGE_URLS needs it.'),
  TAGS_HEADER: z
    .enum(['surrogate-key', 'cache-tag'])
    .default('surrogate-key')
    .describe('The response header with a page’s tags: for Varnish and Fastly, or `cache-tag` for Cloudflare.'),
  PROPAGATE_BAGGAGE: z
    .stringbool()
    .default(false)
    .describe(
      'Whether the caller’s `baggage` and `tracestate` go on to the upstreams: only where no visitor can write them. Worlds need it.',
    ),
  FORWARD_STOREFRONT_API: z
    .stringbool()
    .default(false)
    .describe(
      'Whether `/api/{version}/graphql.json`, under /us and /eu too, is forwarded to the region’s Shopify store, without the shop’s tokens.',
    ),
  UPSTREAM_CACHE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(30)
    .describe('How long a shared response of an upstream is fresh; 0 disables the cache.'),
  ONE_CALL_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(30_000)
    .default(5_000)
    .describe('How long one call of an upstream may take; the content service has limits of its own.'),
  ALL_CALLS_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(60_000)
    .default(8_000)
    .describe('How long all upstream calls of one request may take together.'),
  OPTIONAL_PARTS_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(5_000)
    .default(1_000)
    .describe('How long a page waits for optional parts, like menu, promos and reviews.'),
})

export type Config = z.infer<typeof configSchema>

/** Thrown for an invalid environment; the message names every missing or wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Parses the configuration from an environment. Throws ConfigError. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const parsed = configSchema.safeParse(environment)
  const problems = parsed.success
    ? [...listMissingPartners(parsed.data), ...listPlainAddresses(parsed.data)]
    : parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0])
        return `  ${name} ${environment[name] ? `is wrong: ${message}` : 'is missing'}`
      })
  if (parsed.success && problems.length === 0) return parsed.data
  throw new ConfigError(
    `The shop cannot start: environment variables are missing or wrong. Set them and start again.\n${problems.join('\n')}`,
  )
}

const listMissingPartners = ({ SHARED_STORE_URL, SHARED_STORE_SECRET, PURGE_URLS, PURGE_KEY }: Config): string[] => [
  ...(SHARED_STORE_URL && !SHARED_STORE_SECRET ? ['  SHARED_STORE_SECRET is missing: SHARED_STORE_URL needs it'] : []),
  ...(PURGE_URLS.length > 0 && !PURGE_KEY ? ['  PURGE_KEY is missing: PURGE_URLS needs it'] : []),
]

/**
 * Addresses without TLS, which production refuses unless they are on this machine. Caches in front, which have no TLS, are in
 * the instances' own network.
 */
const listPlainAddresses = (config: Config): string[] =>
  config.ENVIRONMENT === 'sandbox'
    ? []
    : [
        { variable: 'SITE_ORIGIN', url: config.SITE_ORIGIN },
        { variable: 'SHARED_STORE_URL', url: config.SHARED_STORE_URL ?? '' },
        ...listServices(config),
      ].flatMap(({ variable, url }) =>
        variable !== 'PURGE_URLS' && isPlain(url)
          ? [`  ${variable} is wrong: Expected an address with TLS, since ENVIRONMENT is production`]
          : [],
      )

const isPlain = (url: string): boolean =>
  /^(http|redis):/.test(url) && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/** The addresses that the server calls, by variable, without those that only browsers load. */
export const listServices = (config: Config): { variable: string; url: string }[] =>
  Object.entries(config).flatMap(([variable, value]) =>
    /_URLS?$|^IMAGE_ORIGIN$/.test(variable) && !BROWSER_ADDRESSES.has(variable)
      ? [value].flat().flatMap((url) => (url ? [{ variable, url: String(url) }] : []))
      : [],
  )

const BROWSER_ADDRESSES = new Set(['CHAT_SCRIPT_URL', 'EMBARGOED_FILES_URL'])

let processConfig: Config | undefined

/** The configuration of this process, parsed once. */
export function getConfig(): Config {
  processConfig ??= parseConfig(process.env)
  return processConfig
}

/** The value of a JSON text; null if it is none. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function hasNoPassword(text: string): boolean {
  const { username, password } = URL.parse(text) ?? {}
  return !username && !password
}
