import { countUse } from '#app/http/limits/check-limit.server.ts'
import { createTextResponse } from '#app/http/text-response.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { CONTENT, SHOPIFY } from '#contracts/webhooks/signatures.ts'
import { getContentTags, getShopifyTags } from './changed-tags.ts'
import { createDeliveries } from './deliveries.ts'
import { purge, rememberEverywhere } from './purges.server.ts'
import { isSignedByContent, isSignedByShopify } from './signed.ts'

/** In characters. A product with 2,000 variants is about as long; a subscription can leave them out. */
const MAX_BODY = 1_000_000

const takeDelivery = createDeliveries(Date.now, rememberEverywhere)

/** Handles POST /api/webhooks/shopify/{region}: purges what a change in the region's store has changed. */
export async function handleShopifyWebhook(request: Request, regionCode: string): Promise<Response> {
  const region = REGION_CODES.find((code) => code === regionCode)
  const secret = region && getStore(region).webhookSecret
  if (!secret) return createTextResponse(404, 'This shop takes no webhooks here.')
  const body = await readBody(request)
  if (body instanceof Response) return body
  if (!(await isSignedByShopify(secret, body, request.headers))) return refuseSignature()
  return actOn(
    { id: request.headers.get(SHOPIFY.id), at: Date.parse(request.headers.get(SHOPIFY.triggeredAt) ?? '') },
    getShopifyTags(region, request.headers.get(SHOPIFY.topic) ?? '', parseJson(body)),
  )
}

/** Handles POST /api/webhooks/content: purges what a published or unpublished entry has changed. */
export async function handleContentWebhook(request: Request): Promise<Response> {
  const secret = getConfig().CONTENT_WEBHOOK_SECRET
  if (!secret) return createTextResponse(404, 'This shop takes no webhooks here.')
  const body = await readBody(request)
  if (body instanceof Response) return body
  const path = new URL(request.url).pathname
  if (!(await isSignedByContent(secret, { path, body }, request.headers))) return refuseSignature()
  return actOn(
    // its signature is of the time too, and so of this delivery alone
    { id: request.headers.get(CONTENT.signature), at: Number(request.headers.get(CONTENT.timestamp) ?? Number.NaN) },
    getContentTags(request.headers.get(CONTENT.topic) ?? '', parseJson(body)),
  )
}

async function readBody(request: Request): Promise<string | Response> {
  const refusal = await countUse('webhook')
  if (refusal) {
    const headers = { 'retry-after': String(refusal.retryAfterS) }
    return createTextResponse(429, 'There are too many webhooks. Send it again later.', headers)
  }
  const body = await request.text()
  return body.length > MAX_BODY ? createTextResponse(413, 'The body is too large.') : body
}

const refuseSignature = () => createTextResponse(401, 'The signature does not fit the body and the secret.')

/** Senders stop a webhook whose deliveries are refused, so one that is old or known is taken, and nothing is done. */
async function actOn(delivery: { id: string | null; at: number }, tags: readonly string[] | 'other' | 'malformed') {
  if (tags === 'malformed') return createTextResponse(400, 'The body is not that of its topic.')
  if (tags === 'other') return createTextResponse(200, 'Nothing here depends on this topic.')
  const state = await takeDelivery(delivery)
  if (state !== 'new') return createTextResponse(200, `Nothing was done: this delivery is ${state}.`)
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
