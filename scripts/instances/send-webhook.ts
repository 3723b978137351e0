import { CONTENT, SHOPIFY, signContentWebhook, signShopifyWebhook } from '#contracts/webhooks/signatures.ts'
import { ask, type HttpResponse } from './ask.ts'
import { WEBHOOK_SECRET } from './site.ts'

/** Sends a webhook of the store: a product was updated. `headers` replace those of a real one. */
export async function sendProductUpdate(
  origin: string,
  product: object,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const body = JSON.stringify(product)
  return ask(`${origin}/api/webhooks/shopify/gb`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SHOPIFY.topic]: 'products/update',
      [SHOPIFY.id]: crypto.randomUUID(),
      [SHOPIFY.triggeredAt]: new Date().toISOString(),
      [SHOPIFY.signature]: await signShopifyWebhook(WEBHOOK_SECRET, body),
      ...headers,
    },
    body,
  })
}

/** Sends a webhook of the content service: an entry of a type was published. */
export async function sendPublished(origin: string, contentType: string): Promise<HttpResponse> {
  const path = '/api/webhooks/content'
  const body = JSON.stringify({ sys: { id: 'entry', type: 'Entry', contentType: { sys: { id: contentType } } } })
  const signed = { [CONTENT.topic]: 'ContentManagement.Entry.publish', [CONTENT.timestamp]: String(Date.now()) }
  const signature = await signContentWebhook(WEBHOOK_SECRET, { path, headers: Object.entries(signed), body })
  return ask(origin + path, {
    method: 'POST',
    headers: {
      ...signed,
      'content-type': 'application/json',
      [CONTENT.signedHeaders]: Object.keys(signed).join(','),
      [CONTENT.signature]: signature,
    },
    body,
  })
}
