import { expect, test } from 'vitest'
import { createSharedCache, type Sharing } from './shared-cache.ts'

const FRESH_MS = 30_000
const STALE_MS = 3_600_000

/** A cache with a clock that the test moves, and the work that it left in the background. */
function createCache({ freshMs = FRESH_MS, staleMs = STALE_MS, ...options }: Partial<Sharing> = {}) {
  let now = 1_000_000
  const background: Promise<void>[] = []
  const failures: unknown[] = []
  const sharing: Sharing = {
    now: () => now,
    freshMs,
    staleMs,
    runInBackground: (work) => void background.push(work),
    ...options,
  }
  const cache = createSharedCache()
  return {
    failures,
    background,
    purge: cache.purge,
    advance(ms: number) {
      now += ms
    },
    settle: () => Promise.all(background),
    read: <T>(fetch: () => Promise<T>, key = 'menu') => {
      const entry = cache.get(key, sharing, fetch, (cause) => failures.push(cause))
      return entry
        ? Promise.resolve(entry.value)
        : cache.fetchOrLast(key, sharing, fetch, (cause) => failures.push(cause))
    },
    readFresh: <T>(fetch: () => Promise<T>) => {
      const entry = cache.getFresh<T>('menu', sharing)
      return entry
        ? Promise.resolve(entry.value)
        : cache.fetchOrLast('menu', sharing, fetch, (cause) => failures.push(cause))
    },
    readAlone: <T>(fetch: () => Promise<T>) => {
      const entry = cache.get('menu', sharing, fetch, (cause) => failures.push(cause))
      return entry
        ? Promise.resolve(entry.value)
        : cache.fetchAlone('menu', sharing, fetch, () => new Promise((resolve) => setImmediate(resolve)))
    },
    readWithin: <T>(ms: number, withRetries: () => Promise<T>, once = withRetries) =>
      cache.fetchWithin('menu', sharing, ms, { withRetries, once }, () => new Error('too slow')),
  }
}

const returns = (value: string) => () => Promise.resolve(value)
const fails = () => Promise.reject(new Error('down'))
const never = () => new Promise<string>(() => {})

test('a fresh entry is returned without a fetch', async () => {
  const cache = createCache()
  await cache.read(returns('one'))
  cache.advance(FRESH_MS - 1)
  expect(await cache.read(fails)).toBe('one')
  expect(cache.background).toHaveLength(0)
})

test('a stale entry is returned at once and revalidated behind it [CONT-01]', async () => {
  const cache = createCache()
  await cache.read(returns('one'))
  cache.advance(FRESH_MS)
  expect(await cache.read(returns('two'))).toBe('one')
  await cache.settle()
  expect(await cache.read(fails)).toBe('two')
})

test('a stale entry outlives a failing upstream; each failed revalidation counts once [CONT-01]', async () => {
  const cache = createCache()
  await cache.read(returns('one'))
  cache.advance(FRESH_MS)
  expect([await cache.read(fails), await cache.read(fails)]).toEqual(['one', 'one'])
  await cache.settle()
  expect(cache.failures).toHaveLength(1)
  // no fetch during the pause, then another try
  await cache.read(returns('two'))
  expect(cache.background).toHaveLength(1)
  cache.advance(5_000)
  await cache.read(returns('two'))
  await cache.settle()
  expect(await cache.read(fails)).toBe('two')
})

test('an entry that may not be stale is read anew once it is not fresh [OPS-07]', async () => {
  const cache = createCache({ freshMs: 5_000, staleMs: 0 })
  await cache.read(returns('12 in stock'))
  cache.advance(4_999)
  expect(await cache.read(fails)).toBe('12 in stock')
  cache.advance(1)
  expect(await cache.read(returns('sold out'))).toBe('sold out')
  expect(cache.background).toHaveLength(0)
})

test('an entry older than an hour is not used', async () => {
  const cache = createCache()
  await cache.read(returns('one'))
  cache.advance(FRESH_MS + STALE_MS)
  await expect(cache.read(fails)).rejects.toThrow('down')
})

test('only one request revalidates, until its platform must have ended it', async () => {
  const cache = createCache()
  await cache.read(returns('one'))
  cache.advance(FRESH_MS)
  await cache.read(never)
  await cache.read(never)
  expect(cache.background).toHaveLength(1)
  cache.advance(60_000)
  await cache.read(never)
  expect(cache.background).toHaveLength(2)
})

test('a request waits until its deadline; a late value serves the next [CONT-01] [NAV-08]', async () => {
  const cache = createCache()
  const { promise, resolve } = Promise.withResolvers<string>()
  await expect(cache.readWithin(1, () => promise)).rejects.toThrow('too slow')
  resolve('late')
  await cache.settle()
  expect(await cache.read(fails)).toBe('late')
})

test('while one request fetches with retries, the others try once', async () => {
  const cache = createCache()
  const first = cache.readWithin(1, never)
  await expect(cache.readWithin(1, never, returns('other'))).resolves.toBe('other')
  await expect(first).rejects.toThrow('too slow')
})

test('without a fresh time, every read fetches', async () => {
  const cache = createCache({ freshMs: 0 })
  await cache.read(returns('one'))
  expect(await cache.read(returns('two'))).toBe('two')
})

test.each([
  ['missing pages', () => null],
  ['promotions of missing pages', () => ({ promos: [], discount: null })],
  ['small answers', () => ({ total: 0 })],
])('five thousand %s leave every answer of the shop in place [OPS-03]', async (_, createAnswer) => {
  const cache = createCache()
  const keys = Array.from({ length: 200 }, (_, index) => `collection ${index}`)
  for (const key of keys) await cache.read(returns('x'.repeat(10_000)), key)
  for (let index = 0; index < 5_000; index++) await cache.read(async () => createAnswer(), `missing ${index}`)
  cache.advance(FRESH_MS + 1)
  // the stale answers are the safety net of an outage
  for (const key of keys) expect(await cache.read(fails, key)).toBe('x'.repeat(10_000))
})

test('the cache holds a limited number of bytes, the latest used [OPS-03]', async () => {
  const cache = createCache()
  const megabytes = () => returns('x'.repeat(1024 * 1024))
  for (let index = 0; index < 12; index++) await cache.read(megabytes(), `collection ${index}`)
  await cache.read(fails, 'collection 0')
  for (let index = 12; index < 20; index++) await cache.read(megabytes(), `collection ${index}`)
  expect(await cache.read(fails, 'collection 0')).toHaveLength(1024 * 1024)
  await expect(cache.read(fails, 'collection 1')).rejects.toThrow('down')
})

test('what did not exist is asked for again like everything else', async () => {
  const cache = createCache()
  expect(await cache.read(async () => null)).toBeNull()
  expect(await cache.read(fails)).toBeNull()
  cache.advance(FRESH_MS)
  await cache.read(returns('now it does'))
  await cache.settle()
  expect(await cache.read(fails)).toBe('now it does')
})

test('one request fetches what others wait for [OPS-03]', async () => {
  const cache = createCache()
  const [started, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const first = cache.readAlone(() => {
    started.resolve()
    return finished.promise
  })
  await started.promise
  const others = [cache.readAlone(fails), cache.readAlone(fails)]
  finished.resolve('one')
  expect(await Promise.all([first, ...others])).toEqual(['one', 'one', 'one'])
})

test('those who waited for a failing fetch fail with it, and nobody repeats it for a while [OPS-03]', async () => {
  const cache = createCache()
  const first = cache.readAlone(fails)
  const second = cache.readAlone(returns('two'))
  await expect(first).rejects.toThrow('down')
  await expect(second).rejects.toThrow('down')
  await expect(cache.readAlone(returns('three'))).rejects.toThrow('down')
  cache.advance(5_000)
  expect(await cache.readAlone(returns('four'))).toBe('four')
})

test('what must be fresh is fetched again, and the last value serves while that fails [OPS-10]', async () => {
  const cache = createCache()
  await cache.readFresh(returns('one'))
  cache.advance(FRESH_MS - 1)
  expect(await cache.readFresh(returns('two'))).toBe('one')
  cache.advance(1)
  expect(await cache.readFresh(returns('two'))).toBe('two')
  cache.advance(FRESH_MS + STALE_MS - 1)
  expect(await cache.readFresh(fails)).toBe('two')
  expect(cache.failures).toHaveLength(1)
  cache.advance(1)
  await expect(cache.readFresh(fails)).rejects.toThrow('down')
})

test('that there was nothing does not serve while its upstream fails', async () => {
  const cache = createCache()
  await cache.readFresh(() => Promise.resolve(null))
  cache.advance(FRESH_MS)
  await expect(cache.readFresh(fails)).rejects.toThrow('down')
})

test('what was purged is fetched anew, and serves only where that fails [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content', 'content:menu'] })
  await cache.read(returns('one'))
  cache.purge(['content:page'])
  expect(await cache.read(fails)).toBe('one')
  cache.purge(['content:menu'])
  expect(await cache.read(fails)).toBe('one')
  expect(cache.failures).toHaveLength(1)
  expect(await cache.read(returns('two'))).toBe('two')
  cache.purge(null)
  expect(await cache.read(returns('three'))).toBe('three')
})

test('a response that was asked for before a purge is not kept as new [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  const response = Promise.withResolvers<string>()
  const reading = cache.read(() => response.promise)
  cache.purge(['content'])
  response.resolve('old')
  expect(await reading).toBe('old')
  expect(await cache.read(returns('new'))).toBe('new')
  expect(await cache.read(fails)).toBe('new')
})
