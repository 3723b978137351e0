import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSimulatedBackend } from '../../backend.ts'
import { buildCart, buildCartLine } from '../../world/factories.ts'
import { sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { createControlClient } from '../client.ts'

/** The address of the buyer that calls name. */
const BUYER = '203.0.113.77'
const NOON = '2027-01-01T12:00:00.000Z'

async function createMachine({ seed = 1 }: { seed?: number } = {}) {
  const backend = await createSimulatedBackend({ seed })
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  return { backend, fetch, control: createControlClient({ origin: backend.origin, fetch }) }
}

/** A machine whose world "mine" has records of every kind that a bundle redacts. */
async function createBusyMachine() {
  const machine = await createMachine()
  const { backend, control, fetch } = machine
  await control.load('mine', ['cart-with-lines'])
  await control.setClock('mine', { set: NOON, frozen: true })
  await control.setLatency('mine', 1)
  const { customerId, email } = await control.seedCustomer('mine', {
    firstName: 'Annabel',
    lastName: 'Smithson',
    email: 'annabel.smithson@mail.example',
    phone: '+44 7911 123456',
  })
  await control.seedFit('mine', { customerId, email })
  await control.seedOrder('mine', { customerId })
  const world = backend.worlds.get('mine')
  world.stock.set('1001002', 1)
  world.withdrawn.add('heroes-black')
  world.content.blank('mainMenu')
  world.responseProfile = 'bare'
  await world.carts.create(
    buildCart(world, {
      buyerEmail: 'Annabel.Smithson@mail.example',
      lines: [buildCartLine(world, { variantId: '1001001', quantity: 2 })],
      attributes: [{ key: 'gift_message', value: 'Happy birthday, Uncle Bob! 42.' }],
    }),
  )
  await sendMail(world, { kind: 'welcome', to: email, subject: 'Welcome', text: 'Annabel, you are in.' })
  await control.addFault('mine', { upstream: 'shopify', respond: { status: 503 }, probability: 0.5 })
  await drawFailures(world, fetch, backend.origin, 8)
  return machine
}

/** For each of so many calls, whether it fails. */
async function drawFailures(
  world: World,
  fetch: typeof globalThis.fetch,
  origin: string,
  calls: number,
  buyerAddress?: string,
): Promise<boolean[]> {
  const headers = { baggage: `spoke.world=${world.id}` }
  const shopify = createShopifyClient({ baseUrl: `${origin}/shopify/gb`, token: 'any', buyerAddress, fetch, headers })
  const failed: boolean[] = []
  for (let call = 0; call < calls; call += 1)
    failed.push(
      await shopify.cart({ cartId: 'gid://shopify/Cart/none?key=x' }).then(
        () => false,
        () => true,
      ),
    )
  return failed
}

test('an imported world continues with the same records, time, ids, draws and journal [SIM-02]', async () => {
  const here = await createBusyMachine()
  const there = await createMachine()
  const bundle = await here.control.exportWorld('mine')
  const loaded = await there.control.importWorld('theirs', JSON.parse(JSON.stringify(bundle)))
  expect(loaded).toMatchObject({ world: 'theirs', scenarios: ['cart-with-lines'], start: '/cart' })

  const [before, after] = [here.backend.worlds.get('mine'), there.backend.worlds.get('theirs')]
  const [{ clock: _real, ...ours }, { clock: _other, ...theirs }] = [
    await here.control.diff('mine'),
    await there.control.diff('theirs'),
  ]
  expect(theirs).toEqual(ours)
  expect(await there.control.clock('theirs')).toMatchObject({ now: NOON, frozen: true })
  expect(after.latency.ms).toBe(1)
  expect(after.responseProfile).toBe('bare')
  expect(after.journal.entries()).toEqual(before.journal.entries())
  expect([after.ids.next('cart'), after.ids.nextNumber('order')]).toEqual([
    before.ids.next('cart'),
    before.ids.nextNumber('order'),
  ])
  expect(await drawFailures(after, there.fetch, there.backend.origin, 20)).toEqual(
    await drawFailures(before, here.fetch, here.backend.origin, 20),
  )
  expect(after.faults.listDraws()).toEqual(before.faults.listDraws())
})

test('an imported running clock continues from the time of the export', async () => {
  const { control } = await createMachine()
  await control.setClock('mine', { set: NOON })
  const bundle = await control.exportWorld('mine')
  await control.setClock('mine', { advanceMs: 86_400_000 })
  await control.importWorld('mine', bundle)
  const { now, frozen } = await control.clock('mine')
  expect(frozen).toBe(false)
  expect(Math.abs(Date.parse(now) - Date.parse(NOON))).toBeLessThan(60_000)
})

test('a bundle has no personal data or secrets, and its records still match [SIM-06]', async () => {
  const { backend, control, fetch } = await createBusyMachine()
  const world = backend.worlds.get('mine')
  await drawFailures(world, fetch, backend.origin, 1, BUYER)
  expect(world.journal.entries().at(-1)).toMatchObject({ buyerAddress: BUYER })
  const bundle = await control.exportWorld('mine')
  const text = JSON.stringify(bundle)
  const [customer] = world.customers.all()
  const address = customer?.addresses[0]
  const secrets = [
    'Annabel',
    'Smithson',
    'mail.example',
    '7911',
    BUYER,
    'Uncle',
    address?.address1,
    address?.zip,
    customer?.accountTokens[0],
    ...world.carts.all().map(({ id }) => id.split('key=')[1]),
  ]
  for (const secret of secrets) expect(text.toLowerCase()).not.toContain(String(secret).toLowerCase())

  const { carts, orders, customers, fits, outbox } = bundle.records
  const [person] = customers
  expect(person).toMatchObject({ email: 'person-1@example.com', phone: '+447700900001' })
  expect(new Set([orders[0]?.email, fits[0]?.email, outbox[0]?.to])).toEqual(new Set([person?.email]))
  expect(carts.some(({ buyerEmail }) => buyerEmail === person?.email)).toBe(true)
  expect(carts.find(({ id }) => id === orders[0]?.cartId)).toBeDefined()
  expect(orders[0]?.shippingAddress?.zip).toBe(person?.addresses[0]?.zip)
  expect(outbox[0]?.text).toBe(`${person?.firstName}, you are in.`)
  expect(carts.flatMap(({ attributes }) => attributes)).toContainEqual({
    key: 'gift_message',
    value: 'xxxxx xxxxxxxx, xxxxx xxx! 00.',
  })
})

test('a bundle has no word that was typed into a form [SIM-06]', async () => {
  const { backend, control, fetch } = await createMachine()
  const headers = { baggage: 'spoke.world=mine' }
  const forms = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch, headers })
  const email = 'zebedee@mail.example'
  const message = 'Meet me at 12 Warren Yard, Dolly (£20?)'
  await control.load('mine', [])
  await forms.referAFriend('gb', { name: 'Barnaby Rudge', email, friend_email: 'dora@mail.example', message })
  const postal = { firstName: 'Zebedee', lastName: 'Clerk', address: '14 Clerkenwell Green', postcode: 'EC1R 0DP' }
  await forms.unsubscribe('gb', { ...postal, message })
  await forms.survey('gb', {
    recommend_likelihood: 9,
    fit_rating: 4,
    improve_fit: message,
    delivery_and_service_rating: 5,
    price_versus_value: 4,
    site_navigation: 5,
    heard_about_us: 'Rosamund',
  })
  const bundle = await control.exportWorld('mine')
  const { outbox, unsubscriptions, surveys } = bundle.records
  expect([outbox, unsubscriptions, surveys].map(({ length }) => length)).toEqual([1, 1, 1])
  expect(outbox[0]?.text).toMatch(/^xxxxxxx xxxxx sends you £20 off .*\n\nxxxx xx xx 00 xxxxxx xxxx, xxxxx \(£00\?\)$/)
  expect(JSON.stringify(bundle)).not.toMatch(/zebedee|clerk|dora|0DP|barnaby|rudge|dolly|warren|rosamund/i)
})

test('a bundle has what calls said, as far as it is nobody’s [SIM-11]', async () => {
  const { backend, control, fetch } = await createMachine()
  await control.load('mine', ['cart-with-lines'])
  await drawFailures(backend.worlds.get('mine'), fetch, backend.origin, 1)
  const [entry] = (await control.exportWorld('mine')).journal
  const exchange = entry?.kind === 'request' ? entry.exchange : undefined
  expect(exchange?.request.headers).toMatchObject({ 'x-shopify-storefront-access-token': '[hidden]' })
  expect(exchange?.request.body?.text).toContain('"cartId":"gid://shopify/Cart/none?key=[hidden]"')
  expect(exchange?.response?.body?.text).toBe('{"data":{"cart":null}}')
})

test('an imported world starts with the link of its records, without the key of the exported one [SIM-06]', async () => {
  const { control } = await createMachine()
  await control.load('mine', ['fit-mailed'])
  const { start, records } = await control.exportWorld('mine')
  expect(start).toBe(`/?${SAVED_FIT_MODAL}=${records.fitKeys[0]?.id}`)
  expect(start).not.toContain('a-key-from-a-mail')
})

test('a bundle’s visitor still has the cart of its records', async () => {
  const { control } = await createMachine()
  await control.load('mine', ['cart-with-lines'])
  const { visitor, records } = await control.exportWorld('mine')
  const cartCookie = visitor.cookies.find(({ name }) => name === 'cart_id_gb')
  expect(decodeURIComponent(cartCookie?.value ?? '')).toBe(records.carts[0]?.id)
})

test('an imported bundle is exported again unchanged', async () => {
  const here = await createBusyMachine()
  const there = await createMachine()
  const { exportedAt: _first, ...bundle } = await here.control.exportWorld('mine')
  await there.control.importWorld('theirs', { ...bundle, exportedAt: NOON })
  const { exportedAt: _second, ...again } = await there.control.exportWorld('theirs')
  expect({ ...again, clock: bundle.clock }).toEqual(bundle)
})

test.each([
  ['of another version', { version: 3 }, 409, 'The bundle is of version 3'],
  ['of another catalogue', { catalogueSeed: 9 }, 409, 'start it with --seed 9'],
  ['that is something else', { format: 'har' }, 400, 'its format is not "spoke-world"'],
  ['with an invalid record', { records: { carts: [{ id: 7 }] } }, 400, 'records.carts.0.id: '],
  ['with a price below zero', { priceChanges: { 'heroes-navy': -101 } }, 400, 'priceChanges.heroes-navy: '],
  ['with an invalid time', { clock: { now: 'noon' } }, 400, 'clock.now: '],
  ['with an unknown field', { extra: true }, 400, 'extra'],
])('rejects a bundle %s and changes nothing', async (_what, damage, status, reason) => {
  const { backend, control } = await createMachine()
  await control.load('mine', ['cart-with-lines'])
  const before = backend.worlds.get('mine')
  const bundle = await control.exportWorld('mine')
  await expect(control.importWorld('mine', { ...bundle, ...damage })).rejects.toMatchObject({
    status,
    message: expect.stringContaining(reason),
  })
  expect(backend.worlds.get('mine')).toBe(before)
})

test('rejects a body that is not a bundle', async () => {
  const { control } = await createMachine()
  await expect(control.importWorld('mine', [])).rejects.toMatchObject({ status: 400 })
  await expect(control.exportWorld('nobody')).rejects.toMatchObject({ status: 404 })
})

test('an export of the panel has the cart of its browser, and no cookies of other sites [SIM-06]', async () => {
  const { fetch, backend, control } = await createMachine()
  const { cartId } = await control.seedCart('mine', { lines: [{ product: 'heroes-navy' }] })
  await control.setVisitor('mine', { cookies: [], localStorage: {}, sessionStorage: {} })
  const exportFor = async (cookie: string) => {
    const url = `${backend.origin}/__control/worlds/mine/export?visitor=browser`
    const { visitor, records } = await (await fetch(url, { headers: { cookie } })).json()
    return { cookies: visitor.cookies, cartId: records.carts[0].id }
  }
  const cookies = `cart_id_gb=${encodeURIComponent(cartId)}; someone_elses=secret; th_ftv=1`
  const exported = await exportFor(`${cookies}; spoke_world=mine`)
  expect(exported.cookies).toEqual([
    { name: 'th_ftv', value: '1', httpOnly: false, maxAgeSeconds: 86_400 },
    { name: 'cart_id_gb', value: encodeURIComponent(exported.cartId), httpOnly: true, maxAgeSeconds: 86_400 },
  ])
  expect((await exportFor(`${cookies}; spoke_world=another`)).cookies).toEqual([])
})
