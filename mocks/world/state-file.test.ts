import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { completeCheckout } from '../upstreams/shopify/cart/complete-checkout.ts'
import { buildCart, buildCartLine } from './factories.ts'
import { sendMail } from './send-mail.ts'

const createEmptyDir = () => mkdtemp(join(tmpdir(), 'spoke-state-'))

test('the default world survives a restart: records, mails, stock, clock, latency, faults and ids [SIM-02]', async () => {
  const stateDir = await createEmptyDir()
  const before = await createSimulatedBackend({ stateDir })
  const world = before.worlds.get('default')
  const cart = await world.carts.create(
    buildCart(world, { lines: [buildCartLine(world, { variantId: '1001001', quantity: 2 })] }),
  )
  const order = await completeCheckout(world, cart.id)
  world.clock.advance(86_400_000)
  world.faults.add({ upstream: 'fit', respond: { status: 503 }, times: 3 })
  world.content.blank('mainMenu')
  world.latency.set(250)
  world.responseProfile = 'bare'
  world.clock.freeze(true)
  await sendMail(world, { kind: 'welcome', to: 'jo@example.com', subject: 'Hello', text: 'Hello.' })
  await before.close()

  const after = await createSimulatedBackend({ stateDir })
  const restored = after.worlds.get('default')
  expect(restored.carts.findFirst((q) => q.where({ id: cart.id }))?.completedAt).toBe(order.createdAt)
  expect(restored.orders.all()).toEqual([order])
  expect(restored.stock.available('1001001')).toBe(world.stock.available('1001001'))
  expect([restored.clock.frozen, restored.clock.now()]).toEqual([true, world.clock.now()])
  expect(restored.latency.ms).toBe(250)
  expect(restored.responseProfile).toBe('bare')
  expect(restored.outbox.all()).toMatchObject([{ to: 'jo@example.com' }])
  expect(restored.faults.list()).toEqual(world.faults.list())
  expect(restored.content.getEntries('mainMenu', [{ title: 'Shop' }])).toEqual([])
  expect(restored.ids.next('cart')).toBe(world.ids.next('cart'))
  await after.close()
})

test('changes are saved soon by themselves', async () => {
  const stateDir = await createEmptyDir()
  const backend = await createSimulatedBackend({ stateDir })
  const world = backend.worlds.get('default')
  await world.carts.create(buildCart(world, { buyerEmail: 'jo@example.com' }))
  await expect.poll(() => readFile(join(stateDir, 'default.json'), 'utf8').catch(() => '')).toContain('jo@example.com')
  await backend.close()
})

test('a second backend on the folder is refused until the first stops [SIM-02]', async () => {
  const stateDir = await createEmptyDir()
  const first = await createSimulatedBackend({ stateDir })
  await expect(createSimulatedBackend({ stateDir })).rejects.toThrow(
    `The state folder ${stateDir} is in use by another simulated backend (process ${process.pid})`,
  )
  await first.close()
  const second = await createSimulatedBackend({ stateDir })
  await second.close()
})

test('other worlds are not saved', async () => {
  const stateDir = await createEmptyDir()
  const backend = await createSimulatedBackend({ stateDir })
  const world = backend.worlds.get('temporary')
  await world.carts.create(buildCart(world))
  await backend.close()
  const again = await createSimulatedBackend({ stateDir })
  expect(again.worlds.list().map(({ id }) => id)).toEqual(['default'])
})

test.each([
  ['is not JSON', (text: string) => text.slice(0, -20)],
  ['has an invalid record', (text: string) => text.replace('"region":"gb"', '"region":"fr"')],
  ['is of another version', (text: string) => text.replace('"version":3', '"version":2')],
])('a state file that %s is set aside [SIM-02]', async (_what, damage) => {
  const stateDir = await createEmptyDir()
  const file = join(stateDir, 'default.json')
  const backend = await createSimulatedBackend({ stateDir })
  const world = backend.worlds.get('default')
  await world.carts.create(buildCart(world))
  await backend.close()
  const damaged = damage(await readFile(file, 'utf8'))
  await writeFile(file, damaged)

  const warnings: string[] = []
  const after = await createSimulatedBackend({ stateDir, warn: (message) => warnings.push(message) })
  expect(after.worlds.get('default').carts.count()).toBe(0)
  expect(warnings.join()).toMatch(/cannot be read .* set aside as .*default\.set-aside-\d+\.json/)
  const aside = (await readdir(stateDir)).find((name) => name.includes('set-aside'))
  expect(await readFile(join(stateDir, aside ?? ''), 'utf8')).toBe(damaged)
  await after.close()
})

test('a world saved from another seed is set aside', async () => {
  const stateDir = await createEmptyDir()
  const backend = await createSimulatedBackend({ stateDir, seed: 1 })
  const world = backend.worlds.get('default')
  await world.carts.create(buildCart(world))
  await backend.close()

  const warnings: string[] = []
  const other = await createSimulatedBackend({ stateDir, seed: 2, warn: (message) => warnings.push(message) })
  expect(other.worlds.get('default').carts.count()).toBe(0)
  expect(warnings.join()).toContain('is of seed 1, not 2')
  await other.close()
})
