import { expect, test } from 'vitest'
import { buildCart } from './factories.ts'
import { buildCatalogue } from './goods-file/build-goods-catalogue.ts'
import { DEFAULT_WORLD } from './world-id.ts'
import { createWorlds } from './worlds.ts'

const catalogue = buildCatalogue(1)

/** Worlds over a real time that the test moves. */
function worldsAt(start: string, options: { maxWorlds?: number; warn?: (message: string) => void } = {}) {
  let now = Date.parse(start)
  const worlds = createWorlds({ catalogue, seed: 1, idleMs: 30 * 60_000, getRealTime: () => now, ...options })
  return {
    worlds,
    pass: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

test('a world that is unused for half an hour is removed', () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z')
  worlds.get('idle')
  worlds.get('busy')
  pass(29)
  worlds.get('busy')
  pass(2)
  worlds.sweep()
  expect(worlds.list().map(({ id }) => id)).toEqual([DEFAULT_WORLD, 'busy'])
})

test('a world with a followed journal is not removed', () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z')
  const unsubscribe = worlds.get('watched').journal.subscribe(() => {})
  pass(120)
  worlds.sweep()
  expect(worlds.peek('watched')).toBeDefined()
  unsubscribe()
  worlds.sweep()
  expect(worlds.peek('watched')).toBeUndefined()
})

test('the default world never expires', () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z')
  pass(60 * 24 * 365)
  worlds.sweep()
  expect(worlds.peek(DEFAULT_WORLD)).toBeDefined()
})

test('the world unused for longest gives way to a new one', () => {
  const warnings: string[] = []
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z', { maxWorlds: 3, warn: (text) => warnings.push(text) })
  for (const id of ['first', 'second', 'third']) {
    worlds.get(id)
    pass(1)
  }
  worlds.get('first')
  pass(1)
  worlds.get('fourth')
  expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'first', 'third', 'fourth'])
  worlds.get('fifth')
  expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'first', 'fourth', 'fifth'])
  expect(warnings).toEqual([
    'There are more than 3 worlds: each new one removes the one that is unused for longest. Remove worlds after use, or start the backend with a higher --max-worlds.',
  ])
})

test('a followed world and a renewed one stay at the limit', async () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z', { maxWorlds: 2 })
  worlds.get('watched').journal.subscribe(() => {})
  worlds.get('renewed')
  pass(1)
  await worlds.renew('renewed')
  expect(worlds.list()).toHaveLength(3)
  await worlds.renew('new')
  expect(worlds.list().map(({ id }) => id)).toEqual(['default', 'watched', 'new'])
})

test('there are 1,000 worlds at most besides the default one', () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  for (let count = 0; count < 1_100; count += 1) worlds.get(`world-${count}`)
  expect(worlds.list()).toHaveLength(1_001)
  expect(worlds.peek('world-99')).toBeUndefined()
  expect(worlds.peek('world-100')).toBeDefined()
})

test('a removed world begins again with default data', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z', { maxWorlds: 1 })
  const removed = worlds.get('mine')
  await removed.carts.create(buildCart(removed))
  worlds.get('other')
  expect(worlds.get('mine').carts.count()).toBe(0)
})

test('a world that cannot be prepared leaves the old one', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const before = worlds.get('mine')
  before.journal.add({ kind: 'warning', message: 'still here' })
  await expect(worlds.renew('mine', () => Promise.reject(new Error('no such variant')))).rejects.toThrow(
    'no such variant',
  )
  expect(worlds.get('mine')).toBe(before)
  expect(before.journal.entries()).toHaveLength(1)
})

test('a journal’s followers stay subscribed when the world is renewed', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const dates: string[] = []
  worlds.get('mine').journal.subscribe((entry) => dates.push(entry.at))
  const fresh = await worlds.renew('mine')
  fresh.clock.advance(60_000)
  fresh.journal.add({ kind: 'warning', message: 'after' })
  expect(dates).toEqual(['2026-11-21T12:01:00.000Z'])
})

test('the same seed gives the same ids and people [SIM-02]', () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const sample = (id: string) => {
    const world = worlds.get(id)
    return { cart: buildCart(world).id, order: world.ids.nextNumber('order'), person: world.faker.person.fullName() }
  }
  const other = createWorlds({ catalogue, seed: 2 }).get('one')
  expect(sample('one')).toEqual(sample('two'))
  expect(buildCart(other).id).not.toBe(buildCart(worlds.get('three')).id)
  expect(other.faker.person.fullName()).not.toBe(worlds.get('three').faker.person.fullName())
})

test('new worlds can begin at a given time [SIM-02]', () => {
  const getRealTime = () => Date.parse('2026-11-21T12:00:00Z')
  const worlds = createWorlds({ catalogue, seed: 1, getRealTime, startAt: new Date('2026-12-24T18:00:00Z') })
  expect(worlds.get('any').clock.now().toISOString()).toBe('2026-12-24T18:00:00.000Z')
})

test('exclusive writes run in turn, and a failed one blocks no other', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const world = worlds.get('mine')
  const cart = await world.carts.create(buildCart(world, { attributes: [] }))
  const write = (value: string) =>
    world.runExclusive(async () => {
      if (value === '3') throw new Error('refused')
      await world.carts.update((q) => q.where({ id: cart.id }), {
        data(draft) {
          draft.attributes.push({ key: 'n', value })
        },
      })
    })
  await Promise.allSettled(['1', '2', '3', '4', '5'].map(write))
  const written = world.carts.findFirst((q) => q.where({ id: cart.id }))?.attributes.map(({ value }) => value)
  expect(written).toEqual(['1', '2', '4', '5'])
})

test('worlds share one catalogue', () => {
  const worlds = createWorlds({ catalogue, seed: 1 })
  expect(worlds.get('one').catalogue).toBe(worlds.get('other').catalogue)
})
