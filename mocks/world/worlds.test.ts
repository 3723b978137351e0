import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue/catalogue.ts'
import { aCart } from './factories.ts'
import { createWorlds, DEFAULT_WORLD } from './worlds.ts'

const catalogue = buildCatalogue(1)

/** Worlds whose real time is set by hand. */
function worldsAt(start: string) {
  let now = Date.parse(start)
  const worlds = createWorlds({ catalogue, seed: 1, idleMs: 30 * 60_000, real: () => now })
  return {
    worlds,
    pass: (minutes: number) => {
      now += minutes * 60_000
    },
  }
}

test('a world that nobody used for half an hour is dropped', () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z')
  worlds.get('idle')
  worlds.get('busy')
  pass(29)
  worlds.get('busy')
  pass(2)
  worlds.sweep()
  expect(worlds.list().map(({ id }) => id)).toEqual([DEFAULT_WORLD, 'busy'])
})

test('a world whose journal is followed is kept', () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z')
  const leave = worlds.get('watched').journal.subscribe(() => {})
  pass(120)
  worlds.sweep()
  expect(worlds.peek('watched')).toBeDefined()
  leave()
  worlds.sweep()
  expect(worlds.peek('watched')).toBeUndefined()
})

test('the default world never expires', () => {
  const { worlds, pass } = worldsAt('2026-11-21T12:00:00Z')
  pass(60 * 24 * 365)
  worlds.sweep()
  expect(worlds.peek(DEFAULT_WORLD)).toBeDefined()
})

test('a world that could not be prepared leaves the old one in place', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const before = worlds.get('mine')
  before.journal.add({ kind: 'warning', message: 'still here' })
  await expect(worlds.renew('mine', () => Promise.reject(new Error('no such variant')))).rejects.toThrow(
    'no such variant',
  )
  expect(worlds.get('mine')).toBe(before)
  expect(before.journal.entries()).toHaveLength(1)
})

test('whoever follows a journal goes on following when the world is made afresh', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const heard: string[] = []
  worlds.get('mine').journal.subscribe((entry) => heard.push(entry.at))
  const fresh = await worlds.renew('mine')
  fresh.clock.advance(60_000)
  fresh.journal.add({ kind: 'warning', message: 'after' })
  expect(heard).toEqual(['2026-11-21T12:01:00.000Z'])
})

test('the same seed gives the same ids and the same people, another seed others [SIM-02]', () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const told = (id: string) => {
    const world = worlds.get(id)
    return { cart: aCart(world).id, order: world.ids.number('order'), person: world.faker.person.fullName() }
  }
  const other = createWorlds({ catalogue, seed: 2 }).get('one')
  expect(told('one')).toEqual(told('two'))
  expect(aCart(other).id).not.toBe(aCart(worlds.get('three')).id)
  expect(other.faker.person.fullName()).not.toBe(worlds.get('three').faker.person.fullName())
})

test('every new world can begin at a given time [SIM-02]', () => {
  const real = () => Date.parse('2026-11-21T12:00:00Z')
  const worlds = createWorlds({ catalogue, seed: 1, real, startAt: new Date('2026-12-24T18:00:00Z') })
  expect(worlds.get('any').clock.now().toISOString()).toBe('2026-12-24T18:00:00.000Z')
})

test('writes to one world take their turns, and one that fails does not hold up the next', async () => {
  const { worlds } = worldsAt('2026-11-21T12:00:00Z')
  const world = worlds.get('mine')
  const cart = await world.carts.create(aCart(world, { attributes: [] }))
  const note = (value: string) =>
    world.serial(async () => {
      if (value === '3') throw new Error('refused')
      await world.carts.update((q) => q.where({ id: cart.id }), {
        data(draft) {
          draft.attributes.push({ key: 'n', value })
        },
      })
    })
  await Promise.allSettled(['1', '2', '3', '4', '5'].map(note))
  const written = world.carts.findFirst((q) => q.where({ id: cart.id }))?.attributes.map(({ value }) => value)
  expect(written).toEqual(['1', '2', '4', '5'])
})

test('a thousand worlds are made in a moment and share one catalogue', () => {
  const worlds = createWorlds({ catalogue, seed: 1 })
  const started = performance.now()
  for (let count = 0; count < 1_000; count += 1) worlds.get(`world-${count}`)
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(worlds.get('world-7').catalogue).toBe(worlds.get('world-8').catalogue)
})
