import { expect, test } from 'vitest'
import { COOKIE, WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { scenarios } from '../../scenarios/index.ts'
import { createControlClient } from '../client.ts'
import { readPanelScripts } from './script-files.ts'
import type { VisitRequest } from './visit-api.ts'

async function createPanel(options: Parameters<typeof createSimulatedBackend>[0] = {}) {
  const backend = await createSimulatedBackend(options)
  const fetchPath = (path: string, init?: RequestInit) => backend.handle(new Request(`${backend.origin}${path}`, init))
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  const control = createControlClient({ origin: backend.origin, fetch })
  const visit = async (request: VisitRequest) => {
    const response = await fetchPath('/__panel/visit', { method: 'POST', body: JSON.stringify(request) })
    return { status: response.status, cookies: response.headers.getSetCookie(), result: await response.json() }
  }
  const arrive = async (world: string) =>
    (await fetchPath('/__panel/arrive.js', { headers: { cookie: `${WORLD_COOKIE}=${world}` } })).text()
  return { backend, control, fetchPath, visit, arrive }
}

test('without its script the panel offers every scenario [SIM-04]', async () => {
  const { fetchPath } = await createPanel()
  const text = await (await fetchPath('/')).text()
  for (const { name } of scenarios) expect(text).toContain(`formaction="/enter/${name}"`)
})

test('a browser that asks for an icon gets none, and no error [OPS-13]', async () => {
  const { fetchPath } = await createPanel()
  expect((await fetchPath('/favicon.ico')).status).toBe(204)
})

test('only pages of the shop may frame the panel, and only its own scripts run', async () => {
  const { fetchPath, backend } = await createPanel()
  const policy = (await fetchPath('/')).headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${backend.storefront}`)
  expect(policy).toContain("script-src 'self';")
})

test('only the panel’s scripts and their imports are served, without types', async () => {
  const { fetchPath } = await createPanel()
  const main = await fetchPath('/__panel/control/panel/client/main.ts')
  expect(main.headers.get('content-type')).toContain('text/javascript')
  expect(await main.text()).not.toMatch(/: PanelState|import type/)
  expect((await fetchPath('/__panel/control/describe/scenario.ts')).status).toBe(200)
  expect((await fetchPath('/__panel/control/panel/panel.ts')).status).toBe(404)
  expect((await fetchPath('/__panel/..%2f..%2fpackage.json')).status).toBe(404)
})

test('the panel’s scripts import by relative paths, which a browser can resolve', () => {
  const specifiers = [...readPanelScripts().values()].flatMap((script) =>
    [...script.matchAll(/^(?:import|export) .*?from '([^']+)'/gm)].map(([, specifier]) => specifier),
  )
  expect(specifiers.length).toBeGreaterThan(10)
  expect(specifiers.filter((specifier) => !specifier?.startsWith('.'))).toEqual([])
})

test('loading makes the world with the scenarios and hands over cookies and storage', async () => {
  const { backend, visit, arrive } = await createPanel()
  const { cookies, result } = await visit({
    do: 'load',
    world: 'mine',
    region: 'us',
    scenarios: [{ name: 'cart-completed' }, { name: 'corrupt-stored-filters' }],
  })
  expect(result.url).toBe(`${backend.storefront}/us/collections/trousers`)
  expect(backend.worlds.get('mine').scenarios).toEqual(['cart-completed', 'corrupt-stored-filters'])
  expect(cookies).toContainEqual(expect.stringMatching(/^cart_id_us=.+HttpOnly$/))
  expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^${WORLD_COOKIE}=mine`)))
  expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^${COOKIE.savedFit}=;.*Max-Age=0`)))
  expect(await arrive('other')).not.toContain('half a val')
  expect(await arrive('mine')).toContain('half a val')
  expect(await arrive('mine')).not.toContain('half a val')
})

test('rejects an unknown scenario with the nearest name and keeps the world', async () => {
  const { backend, visit } = await createPanel()
  await visit({ do: 'load', world: 'default', scenarios: [{ name: 'cart-completed' }] })
  const { status, result, cookies } = await visit({
    do: 'load',
    world: 'default',
    scenarios: [{ name: 'cart-complete' }],
  })
  expect(status).toBe(404)
  expect(result.nearest).toBe('cart-completed')
  expect(cookies).toEqual([])
  expect(backend.worlds.get('default').scenarios).toEqual(['cart-completed'])
})

const loadMine: VisitRequest = { do: 'load', world: 'mine', scenarios: [{ name: 'cart-completed' }] }

test('entering keeps the world, and loading makes a new one', async () => {
  const { backend, control, visit } = await createPanel()
  await visit(loadMine)
  const world = backend.worlds.get('mine')
  await control.setClock('mine', { advanceMs: 1_000 })
  const { result } = await visit({ do: 'enter', world: 'mine' })
  expect(result).toEqual({ url: `${backend.storefront}/cart`, message: 'Entered the world as it is.' })
  expect(backend.worlds.get('mine')).toBe(world)
  await visit(loadMine)
  expect(backend.worlds.get('mine').clock.offset).toBe(0)
})

test('a visitor who signed in by the panel is signed in on entering again', async () => {
  const { control, visit, arrive } = await createPanel()
  await visit({ do: 'sign-in', world: 'mine' })
  const { cookies } = await visit({ do: 'enter', world: 'mine' })
  expect(cookies).toContainEqual(expect.stringMatching(/^customerId=\d+/))
  expect(await arrive('mine')).toContain('access_tokens')
  await visit({ do: 'sign-out', world: 'mine' })
  expect((await control.world('mine')).visitor).toEqual({ cookies: [], localStorage: {}, sessionStorage: {} })
})

test('where the shop forwards arrivals, entering leads to the arrival page and leaves nothing for the next', async () => {
  const { backend, visit, arrive } = await createPanel({ storefrontForwards: true })
  const { result } = await visit({
    do: 'load',
    world: 'mine',
    region: 'us',
    scenarios: [{ name: 'returning-customer' }],
  })
  expect(result.url).toBe(`${backend.storefront}/__spoke/arrive?world=mine&region=us`)
  const script = await arrive('mine')
  expect(script).toContain('window.spokeDifferences=["returning-customer"]')
  expect(script).not.toContain('localStorage')
})

test('the upstreams are listed with the operations that a fault can name [SIM-05]', async () => {
  const { control } = await createPanel()
  const upstreams = await control.upstreams()
  expect(upstreams.find(({ name }) => name === 'reviews')).toEqual({
    name: 'reviews',
    operations: ['bottomline', 'list', 'undoVote', 'voteUp'],
    isClosed: true,
  })
  const shopify = upstreams.find(({ name }) => name === 'shopify')
  expect(shopify?.operations).toContain('cartLinesAdd')
  expect(shopify?.isClosed).toBe(false)
})

test.each<[VisitRequest, RegExp]>([
  [{ do: 'sign-in', world: 'default' }, /^customerId=\d+/],
  [{ do: 'sign-out', world: 'default' }, /^customerId=;.*Max-Age=0/],
  [{ do: 'fit', has: true, world: 'default' }, /^saved_fit=%7B.*34/],
  [{ do: 'fit', has: false, world: 'default' }, /^saved_fit=;.*Max-Age=0/],
  [{ do: 'consent', to: 'all', world: 'default' }, /^th_pp_consent=necessary%2Canalytics%2Csupport/],
  [{ do: 'consent', to: 'ask', world: 'default' }, /^th_pp_consent=;.*Max-Age=0/],
])('%j changes only the visitor', async (request, cookie) => {
  const { visit } = await createPanel()
  const { result, cookies } = await visit(request)
  expect(cookies).toEqual([expect.stringMatching(cookie)])
  expect(result.url).toBeNull()
})

test('a page’s clock is set to its world’s', async () => {
  const { backend, arrive } = await createPanel()
  const { clock } = backend.worlds.get('mine')
  expect(await arrive('mine')).not.toContain('Date')
  clock.set(new Date('2030-01-01T00:00:00Z'))
  const page = new Function(
    `const window = { Date, addEventListener() {} }; const self = window; ${(await arrive('mine')).replaceAll('Date', 'window.Date').replaceAll('window.window.', 'window.')}; return window.Date`,
  )
  const PageDate = page() as DateConstructor
  expect(new PageDate().getUTCFullYear()).toBe(2030)
  expect(new Date(PageDate.now()).getUTCFullYear()).toBe(2030)
  expect(new PageDate('2020-05-05').getUTCFullYear()).toBe(2020)
  expect(PageDate.UTC(2021, 0)).toBe(Date.UTC(2021, 0))
})

test('rejects an invalid request with the path of the problem', async () => {
  const { visit } = await createPanel()
  expect(await visit({ do: 'consent', to: 'maybe', world: 'default' } as never)).toMatchObject({
    status: 400,
    result: { problems: [{ path: 'to' }] },
  })
})
