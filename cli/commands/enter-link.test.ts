import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'

const { getServer, getWorld, spoke, spokeJson } = setUpSimulatedBackend({
  storefront: 'http://localhost:3000',
  storefrontForwards: true,
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spoke-links-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Follows an enter link to the arrival page, and returns what a browser has afterwards. */
async function follow(enterUrl: string) {
  const { headers } = await fetch(enterUrl, { redirect: 'manual' })
  const location = new URL(headers.get('location') ?? '')
  expect(`${location.origin}${location.pathname}`).toBe('http://localhost:3000/__spoke/arrive')
  const page = await fetch(`${getServer().origin}${location.pathname}${location.search}`)
  const [, storage = '', path = ''] =
    /\((\{"replaceAll".*\})\);location\.replace\((".*?")\)/.exec(await page.text()) ?? []
  const cookies = page.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'))
  return {
    path: JSON.parse(path),
    storage: JSON.parse(storage),
    cookies: Object.fromEntries(cookies.map((cookie) => (cookie.split(';')[0] ?? '').split(/=(.*)/s).slice(0, 2))),
  }
}

test.each([
  'scenario use cart-with-lines',
  'scenario clear',
  'seed cart',
  'seed customer',
  'seed fit --email ann@example.com',
  'seed order',
  'seed reset',
  'world reset',
  'clock set 2026-12-24',
  'clock advance 14d',
  'clock stop',
  'clock run',
  'clock reset',
  'fault add reviews --delay 3s',
  'fault clear',
  'latency 80ms',
])('`spoke %s` prints the link to its world, as JSON too [CLI-02] [SIM-04]', async (args) => {
  const enterUrl = `${getServer().origin}/enter?world=mine`
  expect((await spoke(`${args} --world mine`)).out).toMatch(
    new RegExp(`^Enter as this visitor: ${enterUrl.replace('?', '\\?')}$`, 'm'),
  )
  expect((await spokeJson(`${args} --world mine`)).enterUrl).toBe(enterUrl)
})

test('the link of a scenario hands over its parameters and region [CLI-02] [SIM-04]', async () => {
  const { enterUrl } = await spokeJson('scenario use customer-with-orders --region us --param orders=1')
  expect(getWorld().orders.count()).toBe(1)
  const { path, storage, cookies } = await follow(enterUrl)
  expect(path).toBe('/us/account?page=overview')
  expect(cookies.customerId).toBe('7001')
  expect(Object.keys(storage.localStorage)).toEqual(['access_tokens_us'])
})

test('the link of a seeded cart opens it in its region [CLI-02] [SIM-04]', async () => {
  const { cartId, enterUrl } = await spokeJson('seed cart --region us --quantity 3')
  const { path, cookies } = await follow(enterUrl)
  expect(path).toBe('/us/cart')
  expect(cookies).toMatchObject({ cart_id_us: encodeURIComponent(cartId), cart_count_us: '3' })
})

test('the link of a seeded fit opens the shop with that fit [CLI-02] [SIM-04]', async () => {
  const { enterUrl } = await spokeJson('seed fit --email ann@example.com --waist 36')
  const { path, cookies } = await follow(enterUrl)
  expect(path).toBe('/collections/trousers')
  expect(JSON.parse(decodeURIComponent(cookies.saved_fit ?? ''))).toMatchObject({ bottom: { waist: '36' } })
})

test('the link of a seeded order opens it, with its customer signed in [CLI-02] [SIM-04]', async () => {
  const { customerId } = await spokeJson('seed customer --no-signed-in --email ann@example.com')
  const { name, enterUrl } = await spokeJson('seed order --email ann@example.com')
  const { path, storage, cookies } = await follow(enterUrl)
  expect(path).toBe(`/account?page=orders&order=${name.replace('#', '')}`)
  expect(cookies.customerId).toBe(customerId)
  const { accessToken } = JSON.parse(storage.localStorage.access_tokens)
  const response = await fetch(`${getServer().origin}/customer-account/gb/customer/api/2025-01/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: accessToken },
    body: JSON.stringify({ query: '{ customer { orders(first: 5) { nodes { name } } } }' }),
  })
  expect(await response.json()).toMatchObject({ data: { customer: { orders: { nodes: [{ name }] } } } })
})

test('an imported world has the link, the visitor and the latency of the exported one [CLI-02] [SIM-04]', async () => {
  await spoke('seed customer --region eu')
  await spoke('latency 80ms')
  const file = join(folder, 'bug.json')
  await spoke(`world export ${file}`)
  const { enterUrl } = await spokeJson(`world import ${file} --world copy`)
  expect(enterUrl).toBe(`${getServer().origin}/enter?world=copy`)
  const { path, storage, cookies } = await follow(enterUrl)
  expect(path).toBe('/eu/account?page=overview')
  expect(cookies.spoke_world).toBe('copy')
  expect(Object.keys(storage.localStorage)).toEqual(['access_tokens_eu'])
  expect(await spokeJson('latency --world copy')).toEqual({ ms: 80 })
})

test('following the link changes nothing in the world [SIM-04]', async () => {
  const { enterUrl } = await spokeJson('latency 80ms')
  await spoke('fault add reviews --status 503')
  const before = await spokeJson('world diff')
  await follow(enterUrl)
  await follow(enterUrl)
  const { clock: _clock, ...after } = await spokeJson('world diff')
  expect(before).toMatchObject(after)
})
