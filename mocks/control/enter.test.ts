import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { createControlClient } from './client.ts'

async function createBackend(options: Parameters<typeof createSimulatedBackend>[0] = {}) {
  const backend = await createSimulatedBackend({ storefront: 'http://localhost:3000', ...options })
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  const open = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${backend.origin}/enter${path}`, init)
    return { response, cookies: response.headers.getSetCookie(), location: response.headers.get('location') }
  }
  return { backend, control: createControlClient({ origin: backend.origin, fetch }), open }
}

async function enter(path: string, init: RequestInit = {}) {
  const { backend, open } = await createBackend()
  return { backend, ...(await open(path, init)) }
}

const getCookie = (cookies: readonly string[], name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`))

test('entering a pristine world by scenario loads it and redirects to its start page [SIM-04]', async () => {
  const { backend, response, location, cookies } = await enter('/cart-completed?region=us')
  expect(response.status).toBe(303)
  expect(location).toBe('http://localhost:3000/us/cart')
  const cart = backend.worlds.get('default').carts.findFirst()
  expect(cart?.region).toBe('us')
  const id = encodeURIComponent(cart?.id ?? '')
  expect(cookies).toContain(`cart_id_us=${id}; Path=/; SameSite=Lax; Max-Age=1209600; HttpOnly`)
})

test('entering removes the shop’s other cookies', async () => {
  const { cookies } = await enter('/cart-with-lines')
  expect(cookies).toContain('cart_id_us=; Path=/; SameSite=Lax; Max-Age=0')
  expect(cookies).toContain('saved_fit=; Path=/; SameSite=Lax; Max-Age=0')
  expect(cookies).toContain('spoke_world=; Path=/; SameSite=Lax; Max-Age=0')
})

test('entering a named world sets its cookie', async () => {
  const { backend, cookies } = await enter('/shopify-down?world=jo')
  expect(cookies).toContain('spoke_world=jo; Path=/; SameSite=Lax')
  expect(backend.worlds.get('jo').scenarios).toEqual(['shopify-down'])
  expect(backend.worlds.get('default').scenarios).toEqual([])
})

test('a browser with a world cookie enters that world', async () => {
  const { backend } = await enter('/shopify-down', { headers: { cookie: 'spoke_world=jo' } })
  expect(backend.worlds.get('jo').scenarios).toEqual(['shopify-down'])
})

test('several scenarios are entered at once', async () => {
  const { backend } = await enter('/cart-with-lines,content-down?region=eu')
  expect(backend.worlds.get('default').scenarios).toEqual(['cart-with-lines', 'content-down'])
})

test('entering a world hands over its visitor, start page and region', async () => {
  const { control, open } = await createBackend()
  const { visitor } = await control.load('mine', [{ name: 'returning-customer', params: { region: 'us' } }])
  const { response, location, cookies } = await open('?world=mine')
  expect([response.status, location]).toEqual([200, null])
  for (const { name, value } of visitor.cookies) expect(getCookie(cookies, name)).toContain(`${name}=${value}; `)
})

test('a world that does not exist is created with its default data', async () => {
  const { response, location, cookies } = await enter('?world=new&region=eu')
  expect([response.status, location]).toEqual([303, 'http://localhost:3000/eu/'])
  expect(cookies).toContain('spoke_world=new; Path=/; SameSite=Lax')
})

/** A world with a loaded scenario in which everything else was changed too. */
async function createChangedWorld() {
  const { backend, control, open } = await createBackend()
  await control.load('mine', [{ name: 'cart-with-lines', params: { region: 'us' } }], 7)
  await control.setClock('mine', { advanceMs: 86_400_000 })
  await control.setLatency('mine', 20)
  await control.addFault('mine', { upstream: 'fit', respond: { status: 503 } })
  const { cartId } = await control.seedCart('mine', { region: 'us', lines: [{ product: 'heroes-navy', quantity: 3 }] })
  backend.worlds.get('mine').journal.add({ kind: 'warning', message: 'before entering' })
  return { backend, control, open, cartId }
}

test.each([
  ['the printed link', '?world=mine'],
  ['the printed link with its region', '?world=mine&region=us'],
  ['a link with the loaded scenario', '/cart-with-lines?world=mine&region=us'],
])('entering twice by %s keeps the world as it is', async (_what, path) => {
  const { backend, control, open, cartId } = await createChangedWorld()
  const world = backend.worlds.get('mine')
  const diff = await control.diff('mine')
  for (const _time of [1, 2]) {
    const { response, location, cookies } = await open(path)
    expect([response.status, location]).toEqual([303, 'http://localhost:3000/us/cart'])
    expect(getCookie(cookies, 'cart_id_us')).toContain(encodeURIComponent(cartId))
    expect(getCookie(cookies, 'cart_count_us')).toMatch(/^cart_count_us=3;/)
  }
  expect(backend.worlds.get('mine')).toBe(world)
  expect(await control.clock('mine')).toMatchObject({ offsetMs: 86_400_000 })
  expect(await control.diff('mine')).toEqual({ ...diff, clock: expect.anything() })
  expect(diff).toMatchObject({ latencyMs: 20, faults: [{ upstream: 'fit' }], records: { carts: { count: 2 } } })
  expect(await control.journal('mine')).toMatchObject([{ message: 'before entering' }])
})

test.each([
  ['other scenarios', '/cart-completed?world=mine&region=us'],
  ['more scenarios', '/cart-with-lines,content-down?world=mine&region=us'],
  ['another region', '/cart-with-lines?world=mine'],
])('entering a changed world with %s offers to load them', async (_what, path) => {
  const { backend, open } = await createChangedWorld()
  const world = backend.worlds.get('mine')
  const { response, cookies } = await open(path)
  const text = await response.text()
  expect([response.status, cookies]).toEqual([409, []])
  expect(text).toContain('cart-with-lines (region us')
  expect(text).toMatch(/<form [^>]*method="post" action="\/enter\/[a-z,-]+\?world=mine&amp;region=/)
  expect(text).toContain('Enter without loading')
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;")
  expect(backend.worlds.get('mine')).toBe(world)
})

test('a changed world without scenarios is not loaded by a link either', async () => {
  const { backend, control, open } = await createBackend()
  await control.setLatency('default', 5)
  const { response } = await open('/cart-completed')
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('has no scenario loaded, but was changed')
  expect(backend.worlds.get('default').latency.ms).toBe(5)
})

test.each([
  ['the query', '/cart-completed?world=mine&region=us', ''],
  ['a form', '/cart-completed', 'world=mine&region=us'],
])('posting scenarios loads them and enters, with the target from %s', async (_what, path, body) => {
  const { backend, open } = await createChangedWorld()
  const { response, location } = await open(path, { method: 'POST', body })
  expect([response.status, location]).toEqual([303, 'http://localhost:3000/us/cart'])
  const { scenarios, seed, latency, journal } = backend.worlds.get('mine')
  expect({ scenarios, seed, ms: latency.ms }).toEqual({ scenarios: ['cart-completed'], seed: 7, ms: 0 })
  expect(journal.entries()).toEqual([])
})

test('another site cannot load scenarios by a form', async () => {
  const { response } = await enter('/cart-completed', { method: 'POST', headers: { origin: 'http://evil.example' } })
  expect(response.status).toBe(403)
})

test('a shop that forwards no arrivals is opened by a page that names what is missing, without tokens [SIM-04]', async () => {
  const { control, open } = await createBackend()
  const { visitor } = await control.load('mine', ['returning-customer'])
  const text = await (await open('?world=mine')).response.text()
  expect(text).toContain('(<code>access_tokens</code>) are missing')
  expect(text).toContain('<a class="button primary" href="http://localhost:3000/">')
  const { accessToken } = JSON.parse(visitor.localStorage.access_tokens ?? '')
  expect(text).not.toContain(accessToken)
})

test('a shop that forwards arrivals gets cookies and storage at its own origin [SIM-04]', async () => {
  const { backend, control, open } = await createBackend({ storefrontForwards: true })
  const { visitor } = await control.load('mine', [{ name: 'returning-customer', params: { region: 'us' } }])
  const { response, location } = await open('?world=mine')
  expect([response.status, location]).toEqual([303, 'http://localhost:3000/__spoke/arrive?world=mine&region=us'])
  const page = await backend.handle(new Request(location ?? ''))
  const cookies = page.headers.getSetCookie()
  for (const { name, value } of visitor.cookies) expect(getCookie(cookies, name)).toContain(`${name}=${value}; `)
  expect(getCookie(cookies, 'spoke_world')).toContain('=mine;')
  const script = /<script>(.*)<\/script>/s.exec(await page.text())?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
  const { stored, address } = runArrival(script, { earlier: 'visitor' })
  expect([stored, address]).toEqual([visitor.localStorage, '/us/'])
})

/** Runs the script of the arrival page in a browser that has stored values; returns what it has then, and where it goes. */
function runArrival(script: string, before: Record<string, string>) {
  const stored = new Map(Object.entries(before))
  const localStorage = {
    removeItem: (key: string) => stored.delete(key),
    setItem: (key: string, value: string) => stored.set(key, value),
    ...before,
  }
  let address = ''
  const location = {
    replace(path: string) {
      address = path
    },
  }
  new Function('window', 'location', script)({ localStorage, sessionStorage: localStorage }, location)
  return { stored: Object.fromEntries(stored), address }
}

test.each([
  ['a page of another site', { origin: 'http://evil.example' }, 403],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['a followed link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
])('%s that asks for the arrival page is answered with %o: %i', async (_what, headers, status) => {
  const { backend } = await createBackend({ storefrontForwards: true })
  const url = 'http://localhost:3000/__spoke/arrive?world=default'
  expect((await backend.handle(new Request(url, { headers: headers as HeadersInit }))).status).toBe(status)
})

test.each([
  ['/cart-complete?region=us', 404, 'Did you mean <a href="/enter/cart-completed?world=default&amp;region=us">'],
  ['/default-shop?region=fr', 400, 'There is no region &quot;fr&quot;'],
  ['/default-shop?world=%3Cscript%3E', 400, '&quot;&lt;script&gt;&quot; is not a world'],
])('%s is rejected, and nothing is reflected unescaped', async (path, status, message) => {
  const { response, cookies } = await enter(path)
  expect(response.status).toBe(status)
  expect(cookies).toEqual([])
  expect(await response.text()).toContain(message)
})

test('scenarios that contradict each other are named and not entered', async () => {
  const { response, cookies } = await enter('/cart-with-lines,cart-completed')
  expect([response.status, cookies]).toEqual([409, []])
  expect(await response.text()).toContain('cart-with-lines and cart-completed contradict each other')
})
