import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isContentSignature, isShopifySignature, signContentWebhook, signShopifyWebhook } from './signatures.ts'

const SECRET = 'a-secret-of-the-store'

test('a Shopify webhook is signed as its reference describes [OPS-09]', async () => {
  const body = '{"id":2001,"title":"Chinos – navy"}'
  const signature = createHmac('sha256', SECRET).update(body, 'utf8').digest('base64')
  expect(await signShopifyWebhook(SECRET, body)).toBe(signature)
  expect(await isShopifySignature(SECRET, body, signature)).toBe(true)
  expect(await isShopifySignature(SECRET, `${body} `, signature)).toBe(false)
  expect(await isShopifySignature('another secret', body, signature)).toBe(false)
  for (const malformed of ['', 'AAAA', `${signature}=`, '%%%'])
    expect(await isShopifySignature(SECRET, body, malformed)).toBe(false)
})

test('a webhook of the content service is signed with path and headers [OPS-09]', async () => {
  const request = {
    path: '/api/webhooks/content',
    headers: [['x-contentful-timestamp', '1700000000000']],
    body: '{}',
  } as const
  const text = 'POST\n/api/webhooks/content\nx-contentful-timestamp:1700000000000\n{}'
  const signature = createHmac('sha256', SECRET).update(text).digest('hex')
  expect(await signContentWebhook(SECRET, request)).toBe(signature)
  expect(await isContentSignature(SECRET, request, signature)).toBe(true)
  expect(await isContentSignature(SECRET, { ...request, path: '/' }, signature)).toBe(false)
  expect(await isContentSignature(SECRET, request, 'zz'.repeat(32))).toBe(false)
})
