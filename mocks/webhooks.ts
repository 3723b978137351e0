import { randomUUID } from 'node:crypto'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { CONTENT, SHOPIFY, signContentWebhook, signShopifyWebhook } from '#contracts/webhooks/signatures.ts'
import type { Catalogue } from './world/catalogue/catalogue.ts'
import type { ContentPart } from './world/content-overlay.ts'
import type { GoodsChange } from './world/world.ts'

/** Where webhooks go: the base URL of a shop, and the secret of all of its stores and of its content. */
export type WebhookTarget = { url: string; secret: string }

/** How long changes are collected, in ms: one order changes several variants. */
const COLLECT_MS = 10
/** How long the shop may take, in ms: Shopify's limit. */
const TIMEOUT_MS = 5_000

/**
 * Creates the sender of a signed webhook for each changed product and content entry, as Shopify and Contentful send them.
 * One that the shop does not take is a warning and is not sent again.
 */
export function createWebhooks(
  { url, secret }: WebhookTarget,
  catalogue: Pick<Catalogue, 'byId'>,
  warn: (message: string) => void,
): (change: GoodsChange) => void {
  const products = new Set<string>()
  const parts = new Set<ContentPart>()

  async function post(path: string, headers: Record<string, string>, body: string) {
    const problem = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ ok, status }) => (ok ? undefined : `was answered with ${status}`),
      (cause: unknown) => `failed: ${cause}`,
    )
    if (problem) warn(`The webhook to ${url}${path} ${problem}. Check the URL, and the shop's secret.`)
  }

  async function sendProduct(id: string) {
    const { handle } = catalogue.byId.get(id) ?? {}
    const body = JSON.stringify({ id: Number(id), handle, updated_at: new Date().toISOString() })
    const signature = await signShopifyWebhook(secret, body)
    const send = (region: string) =>
      post(
        `/api/webhooks/shopify/${region}`,
        {
          [SHOPIFY.topic]: 'products/update',
          [SHOPIFY.signature]: signature,
          [SHOPIFY.shop]: `${region}.myshopify.com`,
          [SHOPIFY.id]: randomUUID(),
          [SHOPIFY.triggeredAt]: new Date().toISOString(),
        },
        body,
      )
    await Promise.all(REGION_CODES.map(send))
  }

  async function sendContent(part: ContentPart) {
    const path = '/api/webhooks/content'
    const isAsset = part === 'asset'
    const type = isAsset ? 'Asset' : 'Entry'
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: part } }
    const body = JSON.stringify({ sys: { id: part, type, ...(!isAsset && { contentType }) } })
    const signed = {
      [CONTENT.signedHeaders]: [CONTENT.signedHeaders, CONTENT.timestamp, CONTENT.topic].join(','),
      [CONTENT.timestamp]: String(Date.now()),
      [CONTENT.topic]: `ContentManagement.${type}.publish`,
    }
    const signature = await signContentWebhook(secret, { path, headers: Object.entries(signed), body })
    await post(path, { ...signed, [CONTENT.signature]: signature }, body)
  }

  function send() {
    for (const id of products) void sendProduct(id)
    for (const part of parts) void sendContent(part)
    products.clear()
    parts.clear()
  }

  return (change) => {
    if (products.size + parts.size === 0) setTimeout(send, COLLECT_MS)
    if (change.kind === 'product') products.add(change.id)
    else parts.add(change.part)
  }
}
