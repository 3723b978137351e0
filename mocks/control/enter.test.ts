import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'

async function enter(path: string, headers: Record<string, string> = {}) {
  const backend = await createSimulatedBackend({ storefront: 'http://localhost:3000' })
  const response = await backend.handle(new Request(`${backend.origin}/enter/${path}`, { headers }))
  return { backend, response, cookies: response.headers.getSetCookie() }
}

test('entering loads the scenario and leads its visitor into the shop, in the region chosen [SIM-04]', async () => {
  const { backend, response, cookies } = await enter('cart-completed?region=us')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('http://localhost:3000/us/cart')
  const cart = backend.worlds.get('default').carts.findFirst()
  expect(cart?.region).toBe('us')
  const id = encodeURIComponent(cart?.id ?? '')
  expect(cookies).toContain(`cart_id_us=${id}; Path=/; SameSite=Lax; Max-Age=1209600; HttpOnly`)
})

test('the browser keeps nothing of who it was before', async () => {
  const { cookies } = await enter('cart-with-lines')
  expect(cookies).toContain('cart_id_us=; Path=/; SameSite=Lax; Max-Age=0')
  expect(cookies).toContain('saved_fit=; Path=/; SameSite=Lax; Max-Age=0')
  expect(cookies).toContain('spoke_world=; Path=/; SameSite=Lax; Max-Age=0')
})

test('a world of one’s own goes with the browser', async () => {
  const { backend, cookies } = await enter('shopify-down?world=jo')
  expect(cookies).toContain('spoke_world=jo; Path=/; SameSite=Lax')
  expect(backend.worlds.get('jo').scenarios).toEqual(['shopify-down'])
  expect(backend.worlds.get('default').scenarios).toEqual([])
})

test('a browser that lives in a world stays in it', async () => {
  const { backend } = await enter('shopify-down', { cookie: 'spoke_world=jo' })
  expect(backend.worlds.get('jo').scenarios).toEqual(['shopify-down'])
})

test('several scenarios are entered at once', async () => {
  const { backend } = await enter('cart-with-lines,content-down?region=eu')
  expect(backend.worlds.get('default').scenarios).toEqual(['cart-with-lines', 'content-down'])
})

test('what only the shop’s own pages can store is handed over by hand', async () => {
  const { response } = await enter('corrupt-stored-filters')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('sessionStorage.setItem(')
})

test.each([
  ['cart-complete', 404, 'Did you mean <a href="/enter/cart-completed">'],
  ['house-stock?region=fr', 400, 'There is no region &quot;fr&quot;'],
  ['house-stock?world=%3Cscript%3E', 400, '&quot;&lt;script&gt;&quot; is not a world'],
])('%s is not entered, and nothing is reflected unescaped', async (path, status, says) => {
  const { response, cookies } = await enter(path)
  expect(response.status).toBe(status)
  expect(cookies).toEqual([])
  expect(await response.text()).toContain(says)
})

test('scenarios that contradict each other are not entered, and are named', async () => {
  const { response, cookies } = await enter('cart-with-lines,cart-completed')
  expect([response.status, cookies]).toEqual([409, []])
  expect(await response.text()).toContain('cart-with-lines and cart-completed contradict each other')
})
