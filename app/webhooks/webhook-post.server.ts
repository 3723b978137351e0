import { countUse } from '#app/http/limits/check-limit.server.ts'
import { logRefusal } from '#app/http/log.ts'
import { createTextResponse } from '#app/http/plain-responses.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { CONTENT, isContentSignature, isShopifySignature, SHOPIFY } from '#contracts/webhooks/signatures.ts'
import { type ChangedTags, getContentTags, getShopifyTags } from './changed-tags.ts'
import { purge } from './purges.server.ts'

/** The longest body, in characters. A product with 2,000 variants is about as long; a subscription can leave variants out. */
const MAX_BODY = 1_000_000

/** Handles POST /api/webhooks/shopify/{region}: purges the tags of what changed in the region's store. */
export async function handleShopifyWebhook(request: Request, regionCode: string): Promise<Response> {
  const region = REGION_CODES.find((code) => code === regionCode)
  const secrets = region && getStore(region).webhookSecrets
  if (!secrets) return createTextResponse(404, 'This shop takes no webhooks here.')
  const body = await readBody(request)
  if (body instanceof Response) return body
  if (!(await isSigned(secrets, (secret) => isSignedByShopify(secret, body, request.headers))))
    return refuseSignature(request)
  return purgeTags(getShopifyTags(region, request.headers.get(SHOPIFY.topic) ?? '', parseJson(body)))
}

/** Handles POST /api/webhooks/content: purges the tags of a published or unpublished entry. */
export async function handleContentWebhook(request: Request): Promise<Response> {
  const secrets = getConfig().CONTENT_WEBHOOK_SECRET
  if (!secrets) return createTextResponse(404, 'This shop takes no webhooks here.')
  const body = await readBody(request)
  if (body instanceof Response) return body
  const path = new URL(request.url).pathname
  if (!(await isSigned(secrets, (secret) => isSignedByContent(secret, { path, body }, request.headers))))
    return refuseSignature(request)
  return purgeTags(getContentTags(request.headers.get(CONTENT.topic) ?? '', parseJson(body)))
}

/** Whether one of the secrets fits: the old one still signs while a new one replaces it. */
export const isSigned = async (
  secrets: readonly string[],
  fits: (secret: string) => Promise<boolean>,
): Promise<boolean> => (await Promise.all(secrets.map(fits))).includes(true)

async function readBody(request: Request): Promise<string | Response> {
  const body = await request.text()
  return body.length > MAX_BODY ? createTextResponse(413, 'The body is too large.') : body
}

/**
 * Refuses a webhook with a wrong signature. Only these count against the limit, so that forged webhooks block no real
 * ones.
 */
async function refuseSignature(request: Request): Promise<Response> {
  logRefusal(request, 'webhook-signature')
  const refusal = await countUse('webhook')
  if (!refusal) return createTextResponse(401, 'The signature does not fit the body and the secret.')
  const headers = { 'retry-after': String(refusal.retryAfterS) }
  return createTextResponse(429, 'There are too many webhooks with a wrong signature.', headers)
}

/** Purges the tags of a webhook. Old and repeated deliveries count too, because they cost a rendering a second at most. */
async function purgeTags(tags: ChangedTags): Promise<Response> {
  if (tags === 'malformed') return createTextResponse(400, 'The body is not that of its topic.')
  if (tags === 'other') return createTextResponse(200, 'Nothing here depends on this topic.')
  await purge(tags)
  return createTextResponse(200, `Purged: ${tags.join(' ')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the body carries the signature of the store's secret. Shopify signs the body and no header. */
export const isSignedByShopify = (secret: string, body: string, headers: Headers): Promise<boolean> =>
  isShopifySignature(secret, body, headers.get(SHOPIFY.signature) ?? '')

/** Whether path, headers and body carry the signature of the content service. */
export async function isSignedByContent(
  secret: string,
  { path, body }: { path: string; body: string },
  headers: Headers,
): Promise<boolean> {
  const names = (headers.get(CONTENT.signedHeaders) ?? '').toLowerCase().split(',')
  if (!names.every((name) => HEADER_NAME.test(name.trim()))) return false
  const signed = names.map((name) => [name, (headers.get(name.trim()) ?? '').trim()] as const)
  return isContentSignature(secret, { path, headers: signed, body }, headers.get(CONTENT.signature) ?? '')
}

/** A header name (RFC 9110, 5.6.2: token); Headers throws for others. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
