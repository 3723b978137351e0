import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const origin = url.transform((text) => new URL(text).origin)
const secret = z.string().min(1)

/** Every variable the storefront reads, in one place. Only this server module sees them; none reaches the browser (OPS-01). */
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
  SIGN_IN_URL: url,
  SIGN_IN_CLIENT_ID: secret,
  CONTENT_URL: url,
  CONTENT_DELIVERY_TOKEN: secret,
  CONTENT_PREVIEW_TOKEN: secret,
  REVIEWS_URL: url,
  REVIEWS_KEY: secret,
  ANALYTICS_URL: url,
  ANALYTICS_KEY: secret,
  FLAGS_URL: url,
  FLAGS_KEY: secret,
  REPORTS_URL: url,
  IMAGE_ORIGIN: origin,
  /** The support desk's chat widget and the token it knows us by; without both there is no chat (NAV-15). */
  CHAT_SCRIPT_URL: url.optional(),
  CHAT_MESSENGER_TOKEN: secret.optional(),
  /** The request header in which the CDN says the visitor's country, as an ISO 3166 code. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .default('cf-ipcountry'),
  /** How long answers that are the same for everybody are shared between requests, in seconds; 0 asks every time. */
  UPSTREAM_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
})

export type Config = z.infer<typeof schema>

/** Thrown when the environment does not make a configuration; its message names every variable that is missing or wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads a whole configuration from an environment, or says at once all that is wrong with it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = schema.safeParse(environment)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `  ${name} ${environment[name] ? `is wrong: ${message}` : 'is missing'}`
  })
  throw new ConfigError(`The shop cannot start: its environment lacks something.\n${faults.join('\n')}`)
}

let known: Config | undefined

/** The configuration of this process, read once. */
export function config(): Config {
  known ??= readConfig(process.env)
  return known
}
