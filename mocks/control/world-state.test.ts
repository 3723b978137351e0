import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { sendMail } from '../world/send-mail.ts'
import { createControlClient } from './client.ts'

async function createControl() {
  const backend = await createSimulatedBackend()
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  return { backend, fetch, control: createControlClient({ origin: backend.origin, fetch }) }
}

test('the clock can be set, advanced, frozen, unfrozen and reset', async () => {
  const { control } = await createControl()
  const noon = '2027-01-01T12:00:00.000Z'
  expect(await control.setClock('mine', { set: noon, frozen: true })).toMatchObject({ now: noon, frozen: true })
  expect(await control.setClock('mine', { advanceMs: 60_000 })).toMatchObject({ now: '2027-01-01T12:01:00.000Z' })
  const running = await control.setClock('mine', { frozen: false })
  expect(running.frozen).toBe(false)
  expect(Math.abs(Date.parse(running.now) - Date.parse('2027-01-01T12:01:00Z'))).toBeLessThan(5_000)
  expect(await control.setClock('mine', { reset: true })).toMatchObject({ offsetMs: 0, frozen: false })
})

test.each([
  [{}, 'choose one of set, advanceMs, reset, frozen'],
  [{ set: '2027-01-01T12:00:00Z', advanceMs: 1 }, 'choose one of set, advanceMs'],
  [{ set: 'tomorrow' }, 'set: '],
  [{ advanceMs: 1e18 }, 'advanceMs: '],
])('rejects %o and leaves the clock', async (change, reason) => {
  const { control } = await createControl()
  await expect(control.setClock('default', change)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(reason),
  })
  expect(await control.clock('default')).toMatchObject({ offsetMs: 0, frozen: false })
})

test('every upstream response has the world’s date', async () => {
  const { backend, control } = await createControl()
  await control.setClock('mine', { set: '2027-01-01T12:00:00Z', frozen: true })
  for (const path of ['flags/flags', 'backend/collections/gb/trousers.json', 'nobody/knows']) {
    const response = await backend.handle(
      new Request(`${backend.origin}/${path}`, { headers: { baggage: 'spoke.world=mine' } }),
    )
    expect(response.headers.get('date')).toBe('Fri, 01 Jan 2027 12:00:00 GMT')
  }
})

test('latency delays every response of one world', async () => {
  const { backend, control } = await createControl()
  expect(await control.latency('default')).toEqual({ ms: 0 })
  expect(await control.setLatency('slow', 40)).toEqual({ ms: 40 })
  const started = performance.now()
  await backend.handle(new Request(`${backend.origin}/flags/flags`, { headers: { baggage: 'spoke.world=slow' } }))
  expect(performance.now() - started).toBeGreaterThanOrEqual(39)
  await expect(control.setLatency('slow', 10_001)).rejects.toMatchObject({ status: 400, message: /^ms: / })
})

test('a mail is in the outbox, and in the journal without its address [SIM-06]', async () => {
  const { backend, control } = await createControl()
  await sendMail(backend.worlds.get('mine'), {
    kind: 'welcome',
    to: 'ann@example.com',
    subject: 'Yours, ann@example.com',
    text: 'Hello',
    links: [{ label: 'Shop', href: 'http://localhost:3000/' }],
  })
  expect(await control.outbox('mine')).toMatchObject([
    { kind: 'welcome', to: 'ann@example.com', text: 'Hello', links: [{ label: 'Shop' }] },
  ])
  expect(await control.journal('mine', { kind: 'mail' })).toMatchObject([
    { template: 'welcome', to: '[email]', subject: 'Yours, [email]' },
  ])
})

test('faults can be listed and removed one by one', async () => {
  const { control } = await createControl()
  await control.addFault('mine', { upstream: 'backend', respond: { status: 500 } })
  const [first, second] = await control.addFault('mine', { upstream: 'fit', respond: { delayMs: 1 }, probability: 0.5 })
  expect(second).toMatchObject({ upstream: 'fit', probability: 0.5 })
  await control.removeFault('mine', first?.id ?? 0)
  expect(await control.faults('mine')).toEqual([second])
  await expect(control.removeFault('mine', 7)).rejects.toMatchObject({ status: 404, known: [`${second?.id}`] })
})

test('the journal is searched by upstream, operation and text [SIM-06]', async () => {
  const { backend, control, fetch } = await createControl()
  const headers = { baggage: 'spoke.world=mine' }
  await fetch(`${backend.origin}/flags/flags`, { headers })
  await fetch(`${backend.origin}/backend/collections/gb/trousers.json`, { headers })
  expect(await control.journal('mine', { upstream: 'backend' })).toMatchObject([{ operation: 'collection' }])
  expect(await control.journal('mine', { operation: 'collection' })).toHaveLength(1)
  expect(await control.journal('mine', { text: 'TROUSERS' })).toHaveLength(1)
  expect(await control.journal('mine', { text: 'shorts' })).toEqual([])
  const invalid = await fetch(`${backend.origin}/__control/worlds/mine/journal?sort=up`)
  expect(invalid.status).toBe(400)
})

test('the error catalogue lists the scenarios of each row [SIM-04]', async () => {
  const { control } = await createControl()
  const rows = await control.catalogue()
  expect(rows.find(({ code }) => code === 'cart.completed')).toMatchObject({
    shown: 'This cart was previously completed',
    scenarios: expect.arrayContaining(['cart-completed']),
  })
})

test('the diff summarizes changes without personal data', async () => {
  const { backend, control } = await createControl()
  await control.load('mine', ['cart-with-lines'])
  const world = backend.worlds.get('mine')
  const initial = world.stock.available('1001001')
  world.stock.set('1001001', 0)
  world.withdrawn.add('heroes-navy')
  world.content.blank('mainMenu')
  await control.seedCustomer('mine', { email: 'ann@example.com', firstName: 'Ann' })
  const diff = await control.diff('mine')
  expect(diff).toMatchObject({
    scenarios: [{ name: 'cart-with-lines', params: { region: 'gb' } }],
    records: {
      carts: { count: 1, records: [{ summary: 'gb, 1 line of 1' }] },
      customers: { count: 1, records: [{ summary: 'gb, 1 address, signed in' }] },
    },
    stock: [{ variantId: '1001001', initial, now: 0 }],
    withdrawn: ['heroes-navy'],
    content: [{ part: 'mainMenu', entries: 0 }],
  })
  expect(JSON.stringify(diff)).not.toMatch(/ann/i)
})

test('an unknown path of the control API gets a JSON 404', async () => {
  const { backend, fetch } = await createControl()
  const response = await fetch(`${backend.origin}/__control/wolrds`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'The control API has nothing at GET /__control/wolrds' })
})
