import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const origin = url.transform((text) => new URL(text).origin)
const secret = z.string().min(1)
const headerName = z.string().regex(/^[a-z0-9-]+$/i)
/** The id of a mailing list. The spec names lists by channel and id, and gives no ids (S:164). */
const listId = z.string().min(1).default('newsletter')

/** Every environment variable of the storefront. Only this server module reads them; none reaches the browser (OPS-01). */
const schema = z.object({
  ENVIRONMENT: z.enum(['sandbox', 'production']),
  SITE_ORIGIN: origin,
  SHOPIFY_GB_URL: url,
  SHOPIFY_US_URL: url,
  SHOPIFY_EU_URL: url,
  SHOPIFY_GB_TOKEN: secret,
  SHOPIFY_US_TOKEN: secret,
  SHOPIFY_EU_TOKEN: secret,
  BACKEND_URL: url,
  FIT_URL: url,
  FIT_KEY: secret,
  /** The date in every path of the fit service, and the header of its key (spec 7 shows neither). */
  FIT_API_VERSION: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('2024-05'),
  FIT_API_KEY_HEADER: headerName.default('x-api-key'),
  MAILING_LIST_GB_EMAIL: listId,
  MAILING_LIST_GB_SMS: listId,
  MAILING_LIST_US_EMAIL: listId,
  MAILING_LIST_US_SMS: listId,
  MAILING_LIST_EU_EMAIL: listId,
  MAILING_LIST_EU_SMS: listId,
  /** The pair of utm_content and utm_term that sets the code SORTED (CART-14). Every page names it. */
  CAMPAIGN_UTM_CONTENT: z.string().min(1).default('first-order'),
  CAMPAIGN_UTM_TERM: z.string().min(1).default('sorted'),
  SIGN_IN_GB_URL: url,
  SIGN_IN_US_URL: url,
  SIGN_IN_EU_URL: url,
  SIGN_IN_GB_CLIENT_ID: secret,
  SIGN_IN_US_CLIENT_ID: secret,
  SIGN_IN_EU_CLIENT_ID: secret,
  /** The Customer Account API up to /customer/api; without one, the store's discovery document names it. */
  CUSTOMER_ACCOUNT_GB_URL: url.optional(),
  CUSTOMER_ACCOUNT_US_URL: url.optional(),
  CUSTOMER_ACCOUNT_EU_URL: url.optional(),
  CONTENT_URL: url,
  CONTENT_DELIVERY_TOKEN: secret,
  CONTENT_PREVIEW_TOKEN: secret,
  /** The key of the content service's preview links (app/content/preview); without it there are no previews (NAV-18). */
  PREVIEW_KEY: z.string().min(16).optional(),
  /** Where keys of the content service's embargoed files are created, and where such files start; without both they fail. */
  ASSETS_URL: url.optional(),
  EMBARGOED_FILES_URL: url.optional(),
  REVIEWS_URL: url,
  REVIEWS_KEY: secret,
  ANALYTICS_URL: url,
  ANALYTICS_KEY: secret,
  FLAGS_URL: url,
  FLAGS_KEY: secret,
  REPORTS_URL: url,
  IMAGE_ORIGIN: origin,
  /** The chat widget's script and the shop's token for it; without both there is no chat (NAV-15). */
  CHAT_SCRIPT_URL: url.optional(),
  CHAT_MESSENGER_TOKEN: secret.optional(),
  /** The request header with the visitor's country from the CDN, as an ISO 3166 code. */
  COUNTRY_HEADER: headerName.default('cf-ipcountry'),
  /**
   * How many proxies in front of the shop add to X-Forwarded-For. Limits count clients by it; with 0 by the socket's address,
   * which behind a proxy is the same for everybody. Workers need none.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /**
   * Whether the caller's `baggage` and `tracestate` go on to the upstreams: only where no visitor can write them. A simulated
   * backend needs it, because `baggage` names its world.
   */
  PROPAGATE_BAGGAGE: z.stringbool().default(false),
  /** How long an upstream's shared response is fresh, in seconds; 0 disables the cache. */
  UPSTREAM_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  /** How long a page waits for its optional parts, like the menu, promos and reviews, in ms. Ours. */
  OPTIONAL_PARTS_MS: z.coerce.number().int().min(100).max(5_000).default(1_000),
})

export type Config = z.infer<typeof schema>

/** The environment is not a valid configuration; the message names every missing or wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Parses the configuration from an environment. Throws ConfigError. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `  ${name} ${environment[name] ? `is wrong: ${message}` : 'is missing'}`
  })
  throw new ConfigError(
    `The shop cannot start: environment variables are missing or wrong. Set them and start again.\n${problems.join('\n')}`,
  )
}

let processConfig: Config | undefined

/** The configuration of this process, parsed once. */
export function getConfig(): Config {
  processConfig ??= parseConfig(process.env)
  return processConfig
}
