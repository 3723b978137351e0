import { expect, test } from 'vitest'
import { COOKIE, WORLD_COOKIE } from '#contracts/visitor.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { scenarios } from '../../scenarios/index.ts'
import type { VisitRequest } from './visit-api.ts'

async function aPanel() {
  const backend = await createSimulatedBackend()
  const ask = (path: string, init?: RequestInit) => backend.handle(new Request(`${backend.origin}${path}`, init))
  const visit = async (wanted: VisitRequest) => {
    const response = await ask('/__panel/visit', { method: 'POST', body: JSON.stringify(wanted) })
    return { status: response.status, cookies: response.headers.getSetCookie(), answer: await response.json() }
  }
  const arrive = async (world: string) =>
    (await ask('/__panel/arrive.js', { headers: { cookie: `${WORLD_COOKIE}=${world}` } })).text()
  return { backend, ask, visit, arrive }
}

test('without its script the panel still offers every scenario [SIM-04]', async () => {
  const { ask } = await aPanel()
  const text = await (await ask('/')).text()
  for (const { name } of scenarios) expect(text).toContain(`formaction="/enter/${name}"`)
})

test('only pages of the shop may hold the panel in a frame, and no script but its own runs in it', async () => {
  const { ask, backend } = await aPanel()
  const policy = (await ask('/')).headers.get('content-security-policy')
  expect(policy).toContain(`frame-ancestors ${backend.storefront}`)
  expect(policy).toContain("script-src 'self';")
})

test('its scripts come without types, with all that they import, and no other file does', async () => {
  const { ask } = await aPanel()
  const main = await ask('/__panel/control/panel/client/main.ts')
  expect(main.headers.get('content-type')).toContain('text/javascript')
  expect(await main.text()).not.toMatch(/: PanelState|import type/)
  expect((await ask('/__panel/control/words/scenario-words.ts')).status).toBe(200)
  expect((await ask('/__panel/control/panel/panel.ts')).status).toBe(404)
  expect((await ask('/__panel/..%2f..%2fpackage.json')).status).toBe(404)
})

test('entering makes the world afresh and the browser its visitor; storage waits for the shop’s next page, once', async () => {
  const { backend, visit, arrive } = await aPanel()
  const { cookies, answer } = await visit({
    do: 'enter',
    world: 'mine',
    region: 'us',
    scenarios: [{ name: 'cart-completed' }, { name: 'corrupt-stored-filters' }],
  })
  expect(answer.url).toBe(`${backend.storefront}/us/collections/trousers`)
  expect(backend.worlds.get('mine').scenarios).toEqual(['cart-completed', 'corrupt-stored-filters'])
  expect(cookies).toContainEqual(expect.stringMatching(/^cart_id_us=.+HttpOnly$/))
  expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^${WORLD_COOKIE}=mine`)))
  expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^${COOKIE.savedFit}=;.*Max-Age=0`)))
  expect(await arrive('other')).toBe('')
  expect(await arrive('mine')).toContain('half a val')
  expect(await arrive('mine')).not.toContain('half a val')
})

test('a scenario that does not exist is refused with the nearest, and the world stays', async () => {
  const { backend, visit } = await aPanel()
  await visit({ do: 'enter', world: 'default', scenarios: [{ name: 'cart-completed' }] })
  const { status, answer, cookies } = await visit({
    do: 'enter',
    world: 'default',
    scenarios: [{ name: 'cart-complete' }],
  })
  expect(status).toBe(404)
  expect(answer.nearest).toBe('cart-completed')
  expect(cookies).toEqual([])
  expect(backend.worlds.get('default').scenarios).toEqual(['cart-completed'])
})

test.each<[VisitRequest, RegExp]>([
  [{ do: 'sign-in', world: 'default' }, /^customerId=\d+/],
  [{ do: 'sign-out', world: 'default' }, /^customerId=;.*Max-Age=0/],
  [{ do: 'fit', has: true, world: 'default' }, /^saved_fit=%7B.*34/],
  [{ do: 'fit', has: false, world: 'default' }, /^saved_fit=;.*Max-Age=0/],
  [{ do: 'consent', to: 'all', world: 'default' }, /^th_pp_consent=necessary%2Canalytics%2Csupport/],
  [{ do: 'consent', to: 'ask', world: 'default' }, /^th_pp_consent=;.*Max-Age=0/],
])('%j changes who the visitor is, and nothing else', async (wanted, cookie) => {
  const { visit } = await aPanel()
  const { answer, cookies } = await visit(wanted)
  expect(cookies).toEqual([expect.stringMatching(cookie)])
  expect(answer.url).toBeNull()
})

test('a page’s clock follows its world’s', async () => {
  const { backend, arrive } = await aPanel()
  const { clock } = backend.worlds.get('mine')
  expect(await arrive('mine')).toBe('')
  clock.set(new Date('2030-01-01T00:00:00Z'))
  const page = new Function(
    `const window = { Date }; const self = window; ${(await arrive('mine')).replaceAll('Date', 'window.Date').replaceAll('window.window.', 'window.')}; return window.Date`,
  )
  const PageDate = page() as DateConstructor
  expect(new PageDate().getUTCFullYear()).toBe(2030)
  expect(new Date(PageDate.now()).getUTCFullYear()).toBe(2030)
  expect(new PageDate('2020-05-05').getUTCFullYear()).toBe(2020)
  expect(PageDate.UTC(2021, 0)).toBe(Date.UTC(2021, 0))
})

test('a press that asks for nothing known is refused with the path of what is wrong', async () => {
  const { visit } = await aPanel()
  expect(await visit({ do: 'consent', to: 'maybe', world: 'default' } as never)).toMatchObject({
    status: 400,
    answer: { problems: [{ path: 'to' }] },
  })
})
