import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { buildCart } from './factories.ts'

test('the next backend has all worlds with their records and journals [CLI-01]', async () => {
  const first = await createSimulatedBackend({ seed: 7 })
  const world = first.worlds.get('mine')
  await world.carts.create(buildCart(world))
  world.journal.add({ kind: 'warning', message: 'one' })
  world.journal.add({ kind: 'warning', message: 'two' })
  const ended: string[] = []
  world.journal.subscribe(
    () => {},
    () => ended.push('mine'),
  )
  const next = await createSimulatedBackend({ transfer: await first.transfer() })
  const continued = next.worlds.get('mine')
  expect(next.worlds.list().map(({ id }) => id)).toEqual(['default', 'mine'])
  expect(continued.carts.all()).toEqual(world.carts.all())
  expect(continued.ids.next('cart')).toBe(world.ids.next('cart'))
  expect(continued.journal.entries().map(({ seq }) => seq)).toEqual([1, 2])
  expect(ended).toEqual(['mine'])
})

test('numbers of a cleared journal are not given again', async () => {
  const first = await createSimulatedBackend()
  const { journal } = first.worlds.get('mine')
  journal.add({ kind: 'warning', message: 'one' })
  journal.clear()
  const next = await createSimulatedBackend({ transfer: await first.transfer() })
  expect(next.worlds.get('mine').journal.add({ kind: 'warning', message: 'two' }).seq).toBe(2)
})

test('a world that the new code cannot read begins again with a warning', async () => {
  const first = await createSimulatedBackend()
  first.worlds.get('mine')
  const { catalogueSeed, worlds } = await first.transfer()
  const changed = worlds.map((world) => ({ ...world, saved: world.saved.replace('"carts":[]', '"carts":[{}]') }))
  const warnings: string[] = []
  await createSimulatedBackend({
    transfer: { catalogueSeed, worlds: changed.slice(1) },
    warn: (message) => warnings.push(message),
  })
  expect(warnings.join()).toMatch(
    /^The world mine does not fit the new code \(records\.carts\.0\..*\); it starts again/,
  )
})
