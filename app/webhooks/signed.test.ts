import { expect, test } from 'vitest'
import { signContentWebhook, signShopifyWebhook } from '#contracts/webhooks/signatures.ts'
import { isSigned, isSignedByContent, isSignedByShopify } from './webhook-post.server.ts'

const SECRET = 'a-secret-of-the-store'
const path = '/api/webhooks/content'
const body = '{"sys":{}}'

async function signContent(signed: Record<string, string>) {
  const headers = { 'x-contentful-signed-headers': Object.keys(signed).join(','), ...signed }
  const signature = await signContentWebhook(SECRET, { path, headers: Object.entries(signed), body })
  return new Headers({ ...headers, 'x-contentful-signature': signature })
}

test('a webhook without a valid signature is refused [OPS-09]', async () => {
  const signature = await signShopifyWebhook(SECRET, body)
  expect(await isSignedByShopify(SECRET, body, new Headers({ 'x-shopify-hmac-sha256': signature }))).toBe(true)
  expect(await isSignedByShopify('another', body, new Headers({ 'x-shopify-hmac-sha256': signature }))).toBe(false)
  expect(await isSignedByShopify(SECRET, body, new Headers())).toBe(false)
})

test('a webhook fits the old secret and the new one, and no other [OPS-09] [OPS-15]', async () => {
  const headers = new Headers({ 'x-shopify-hmac-sha256': await signShopifyWebhook(SECRET, body) })
  const fits = (secret: string) => isSignedByShopify(secret, body, headers)
  expect([await isSigned(['next', SECRET], fits), await isSigned(['next'], fits)]).toEqual([true, false])
})

test('a content webhook without a valid signature of path, headers and body is refused [OPS-09]', async () => {
  const time = { 'x-contentful-timestamp': '1764000000000' }
  const headers = await signContent(time)
  expect(await isSignedByContent(SECRET, { path, body }, headers)).toBe(true)
  headers.set('x-contentful-timestamp', '1764000009999')
  expect(await isSignedByContent(SECRET, { path, body }, headers)).toBe(false)
  expect(await isSignedByContent(SECRET, { path, body: '{}' }, await signContent(time))).toBe(false)
  expect(await isSignedByContent(SECRET, { path: '/other', body }, await signContent(time))).toBe(false)
  expect(await isSignedByContent(SECRET, { path, body }, new Headers())).toBe(false)
})

test('invalid header names are refused and do not throw [OPS-09]', async () => {
  for (const names of ['', 'x-contentful-topic,', 'two words', 'x:y', '\u00e9'])
    expect(
      await isSignedByContent(
        SECRET,
        { path, body },
        new Headers({ 'x-contentful-signed-headers': names, 'x-contentful-signature': '00' }),
      ),
    ).toBe(false)
})
