import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrink } from './shrink.ts'

test('what a failure needs is kept, in its order, and nothing else [EXP-01]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 }), fc.nat(), async (items, pick) => {
      const needed = items.filter((_, index) => (index + pick) % 7 === 0)
      const fails = async (rest: readonly number[]) => needed.every((item) => rest.includes(item))
      const shrunk = await shrink(items, fails)
      expect(shrunk).toEqual(needed.length > 0 ? needed : shrunk.slice(0, 1))
    }),
  )
})

test('without time the rest stays as it is [EXP-01]', async () => {
  expect(await shrink([1, 2, 3], async () => true, { hasTime: () => false })).toEqual([1, 2, 3])
})

test('what comes before the last beginning that fails is left out at once [EXP-01]', async () => {
  const tried: string[] = []
  const fails = async (rest: readonly string[]) => {
    tried.push(rest.join(''))
    return rest.includes('x')
  }
  const items = ['a', 'open', 'b', 'open', 'c', 'x', 'd']
  expect(await shrink(items, fails, { beginsAnew: (item) => item === 'open' })).toEqual(['x'])
  expect(tried[0]).toBe('opencxd')
})
