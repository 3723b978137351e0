import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isContentSignature, isShopifySignature } from '#contracts/webhooks/signatures.ts'
import { createSimulatedBackend, type SimulatedBackend } from './backend.ts'
import { DEFAULT_WORLD } from './world/world-id.ts'

const SECRET = 'simulated-secret-of-all-webhooks'

type Received = { path: string; headers: Headers; body: string }

let close = async () => {}
afterEach(() => close())

/** A simulated backend that sends its webhooks to a server, which takes them with this status. */
async function setUp({ status = 200 } = {}) {
  const received: Received[] = []
  const warnings: string[] = []
  const shop = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ path: request.url ?? '', headers: new Headers(request.headers as Record<string, string>), body })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const backend = await createSimulatedBackend({
    webhooks: { url, secret: SECRET },
    warn: (message) => warnings.push(message),
  })
  close = async () => {
    shop.closeAllConnections()
    shop.close()
    await backend.close()
  }
  return { backend, received, warnings, url }
}

const getWorld = ({ worlds }: SimulatedBackend) => worlds.get(DEFAULT_WORLD)

test('sold goods are told to the shop of every store, once for each product [OPS-09]', async () => {
  const { backend, received } = await setUp()
  const { stock } = getWorld(backend)
  stock.take('1001001', 1)
  stock.take('1001002', 1)
  await expect.poll(() => received.length).toBe(3)
  expect(received.map(({ path }) => path).sort()).toEqual([
    '/api/webhooks/shopify/eu',
    '/api/webhooks/shopify/gb',
    '/api/webhooks/shopify/us',
  ])
  for (const { headers, body } of received) {
    expect(headers.get('x-shopify-topic')).toBe('products/update')
    expect(JSON.parse(body)).toMatchObject({ id: 2001, handle: 'heroes-navy' })
    expect(await isShopifySignature(SECRET, body, headers.get('x-shopify-hmac-sha256') ?? '')).toBe(true)
  }
})

test('changed content is told with a signature over path, headers and body [OPS-09]', async () => {
  const { backend, received } = await setUp()
  getWorld(backend).content.blank('flashBanner')
  await expect.poll(() => received.length).toBe(1)
  const [{ path, headers, body } = { path: '', headers: new Headers(), body: '{}' }] = received
  expect([path, headers.get('x-contentful-topic')]).toEqual([
    '/api/webhooks/content',
    'ContentManagement.Entry.publish',
  ])
  expect(JSON.parse(body).sys.contentType.sys.id).toBe('flashBanner')
  const names = headers.get('x-contentful-signed-headers')?.split(',') ?? []
  expect(names).toContain('x-contentful-timestamp')
  const signed = names.map((name) => [name, headers.get(name) ?? ''] as const)
  const signature = headers.get('x-contentful-signature') ?? ''
  expect(await isContentSignature(SECRET, { path, headers: signed, body }, signature)).toBe(true)
})

test('what is no longer sold sends webhooks, a collection those of its products [OPS-09]', async () => {
  const { backend, received } = await setUp()
  const { catalogue, withdrawn } = getWorld(backend)
  withdrawn.add('heroes-navy')
  await expect.poll(() => received.length).toBe(3)
  withdrawn.add('heroes-navy')
  withdrawn.add('us/collections/belts')
  const belts = catalogue.collectionByHandle.get('belts')?.products ?? []
  await expect.poll(() => received.length).toBe(3 + 3 * belts.length)
  const handles = received.map(({ body }) => JSON.parse(body).handle)
  expect(new Set(handles)).toEqual(new Set(['heroes-navy', ...belts]))
})

test('a world that is replaced tells what differs, and only once it is in place [OPS-09]', async () => {
  const { backend, received } = await setUp()
  getWorld(backend).stock.set('1001001', 3)
  await expect.poll(() => received.length).toBe(3)
  let beforeItIsInPlace = 0
  await backend.worlds.renew(DEFAULT_WORLD, async ({ withdrawn, stock }) => {
    withdrawn.add('heroes-black')
    stock.set('1001001', 0)
    beforeItIsInPlace = received.length
  })
  expect(beforeItIsInPlace).toBe(3)
  await expect.poll(() => received.length).toBe(9)
  const handles = received.slice(3).map(({ body }) => JSON.parse(body).handle)
  expect(new Set(handles)).toEqual(new Set(['heroes-navy', 'heroes-black']))
})

test('a webhook that the shop refuses is a warning [OPS-09]', async () => {
  const { backend, warnings, url } = await setUp({ status: 401 })
  getWorld(backend).content.blank('page')
  await expect.poll(() => warnings).toHaveLength(1)
  expect(warnings[0]).toBe(
    `The webhook to ${url}/api/webhooks/content was answered with 401. Check the URL, and the shop's secret.`,
  )
})
