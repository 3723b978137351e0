import { expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'

/** A store with a clock that the test moves. */
function createStore(maxKeys?: number) {
  let time = 1_000_000.25
  const store = createMemoryStore(() => time, maxKeys)
  return {
    advance(seconds: number) {
      time += seconds * 1000
    },
    use: (key = 'one', limit = { max: 3, windowS: 60 }) => store.consume(key, limit),
    async countAllowed(uses: number, limit = { max: 3, windowS: 60 }) {
      let count = 0
      for (let used = 0; used < uses; used += 1) if ((await store.consume('one', limit)).isAllowed) count += 1
      return count
    },
  }
}

test('as many uses as the limit allows pass at once [OPS-08]', async () => {
  const store = createStore()
  expect(await store.countAllowed(60)).toBe(3)
})

test('a refusal says how long to wait, and no longer [OPS-08]', async () => {
  const store = createStore()
  await store.countAllowed(3)
  expect(await store.use()).toEqual({ isAllowed: false, retryAfterS: 20 })
  store.advance(19)
  expect(await store.use()).toEqual({ isAllowed: false, retryAfterS: 1 })
  store.advance(1)
  expect(await store.use()).toEqual({ isAllowed: true })
})

test('refused uses do not lengthen the wait [OPS-08]', async () => {
  const store = createStore()
  await store.countAllowed(1_000)
  store.advance(20)
  expect(await store.countAllowed(10)).toBe(1)
})

test('after the whole window everything is available again [OPS-08]', async () => {
  const store = createStore()
  await store.countAllowed(3)
  store.advance(60)
  expect(await store.countAllowed(10)).toBe(3)
})

test('keys do not share their uses [OPS-08]', async () => {
  const store = createStore()
  await store.countAllowed(3)
  expect(await store.use('two')).toEqual({ isAllowed: true })
})

test('many keys stay bounded: the least recently used is dropped [OPS-08]', async () => {
  const store = createStore(3)
  const once = { max: 1, windowS: 60 }
  for (const key of ['one', 'two', 'three']) await store.use(key, once)
  // refused, and by that recently used
  expect(await store.use('one', once)).toMatchObject({ isAllowed: false })
  await store.use('four', once)
  expect(await store.use('one', once)).toMatchObject({ isAllowed: false })
  expect(await store.use('two', once)).toEqual({ isAllowed: true })
})
