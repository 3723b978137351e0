import { expect, test } from 'vitest'
import { createSharedCache, type Sharing } from './shared-cache.ts'

const FRESH_MS = 30_000
const STALE_MS = 3_600_000

/** A cache with a clock that the test moves, and the background work that it started. */
function createCache({ freshMs = FRESH_MS, staleMs = STALE_MS, ...options }: Partial<Sharing> = {}) {
  let now = 1_000_000
  const background: Promise<void>[] = []
  const failures: unknown[] = []
  const sharing: Sharing = {
    now: () => now,
    freshMs,
    staleMs,
    failsForMs: 0,
    maxFetchMs: 60_000,
    runInBackground: (work) => void background.push(work),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    ...options,
  }
  const cache = createSharedCache()
  async function readOrLast<T>(key: string, fetch: () => Promise<T>, entry: { value: T } | undefined, own = sharing) {
    return (entry ?? (await cache.fetchOrLast(key, own, fetch, (cause) => failures.push(cause)))).value
  }
  return {
    failures,
    background,
    purge: cache.purge,
    advance(ms: number) {
      now += ms
    },
    settle: () => Promise.all(background),
    read: <T>(fetch: () => Promise<T>, key = 'menu') =>
      readOrLast(
        key,
        fetch,
        cache.get<T>(key, sharing, fetch, (cause) => failures.push(cause)),
      ),
    readFresh: <T>(fetch: () => Promise<T>) => readOrLast('menu', fetch, cache.getFresh<T>('menu', sharing)),
    /** A long read, whose failure is shared for five seconds. */
    readLong: <T>(fetch: () => Promise<T>) =>
      readOrLast(
        'menu',
        fetch,
        cache.get<T>('menu', sharing, fetch, () => {}),
        { ...sharing, failsForMs: 5_000 },
      ),
    find: <T>(fetch: () => Promise<T>) => cache.fetchOrLast('menu', sharing, fetch, (cause) => failures.push(cause)),
    readWithin: async <T>(ms: number, withRetries: () => Promise<T>, once = withRetries) => {
      const on = { failure: (cause: unknown) => failures.push(cause), createTimeoutError: () => new Error('too slow') }
      return (await cache.fetchWithin('menu', sharing, ms, { withRetries, once }, on)).value
    },
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

test('a stale entry is returned at once and revalidated in the background [CONT-01]', async () => {
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

test('an entry that must not be stale is fetched again once it is not fresh [OPS-07]', async () => {
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

test('only one request revalidates, until its platform has ended it', async () => {
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

test('while one request fetches with retries, the others wait for a second and then try once', async () => {
  const cache = createCache()
  const first = cache.readWithin(1_000, never)
  let isTried = false
  const second = cache.readWithin(1_000, never, async () => {
    isTried = true
    return 'other'
  })
  await new Promise(setImmediate)
  expect(isTried).toBe(false)
  cache.advance(1_000)
  expect(await second).toBe('other')
  // the first request's deadline has passed, and another one has fetched a value
  expect(await first).toBe('other')
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
])('five thousand %s displace no entry of the shop [OPS-03]', async (_, createAnswer) => {
  const cache = createCache()
  const keys = Array.from({ length: 200 }, (_, index) => `collection ${index}`)
  for (const key of keys) await cache.read(returns('x'.repeat(10_000)), key)
  for (let index = 0; index < 5_000; index++) await cache.read(async () => createAnswer(), `missing ${index}`)
  cache.advance(FRESH_MS + 1)
  // stale entries must survive, because they serve during an outage
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

test('a missing value is fetched again like any other', async () => {
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
  const first = cache.readLong(() => {
    started.resolve()
    return finished.promise
  })
  await started.promise
  const others = [cache.readLong(fails), cache.readLong(fails)]
  finished.resolve('one')
  expect(await Promise.all([first, ...others])).toEqual(['one', 'one', 'one'])
})

test('requests that waited for a failing fetch fail with it, and it is not repeated for a while [OPS-03]', async () => {
  const cache = createCache()
  const first = cache.readLong(fails)
  const second = cache.readLong(returns('two'))
  await expect(first).rejects.toThrow('down')
  await expect(second).rejects.toThrow('down')
  await expect(cache.readLong(returns('three'))).rejects.toThrow('down')
  cache.advance(5_000)
  expect(await cache.readLong(returns('four'))).toBe('four')
})

test('a value that must be fresh is fetched again, and the last one is used while that fails [OPS-10]', async () => {
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

test('a cached absence is not used while its upstream fails', async () => {
  const cache = createCache()
  await cache.readFresh(() => Promise.resolve(null))
  cache.advance(FRESH_MS)
  await expect(cache.readFresh(fails)).rejects.toThrow('down')
})

test('a purged value is fetched again, and is used only if that fails [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content', 'content:menu'] })
  await cache.read(returns('one'))
  cache.purge(['content:page'])
  expect(await cache.read(fails)).toBe('one')
  cache.purge(['content:menu'])
  expect(await cache.read(fails)).toBe('one')
  expect(cache.failures).toHaveLength(1)
  // the outage does not make every page fetch
  expect(await cache.read(returns('two'))).toBe('one')
  cache.advance(1_000)
  expect(await cache.read(returns('two'))).toBe('two')
  cache.purge(null)
  expect(await cache.read(returns('three'))).toBe('three')
})

test('a response that was requested before a purge does not count as new [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  const response = Promise.withResolvers<string>()
  const reading = cache.read(() => response.promise)
  cache.purge(['content'])
  response.resolve('old')
  expect(await reading).toBe('old')
  expect(await cache.read(returns('new'))).toBe('new')
  expect(await cache.read(fails)).toBe('new')
})

/** A fetch that the test resolves; `count` is the number of calls, `most` the most at the same time. */
function createSlowFetch() {
  const open: PromiseWithResolvers<string>[] = []
  const calls = { count: 0, most: 0 }
  const fetch = () => {
    const call = Promise.withResolvers<string>()
    open.push(call)
    calls.count += 1
    calls.most = Math.max(calls.most, open.length)
    return call.promise
  }
  return { fetch, calls, end: (value: string) => open.shift()?.resolve(value) }
}

const turn = () => new Promise(setImmediate)

test('twenty requests for a purged value cause one fetch [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  await cache.read(returns('one'))
  cache.purge(['content'])
  const { fetch, calls, end } = createSlowFetch()
  const reading = Promise.all(Array.from({ length: 20 }, () => cache.read(fetch)))
  await turn()
  end('two')
  expect(new Set(await reading)).toEqual(new Set(['two']))
  expect(calls.count).toBe(1)
})

test('with a purge during every fetch, a request waits for at most two, and gets no value older than itself [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  await cache.read(returns('0'))
  const { fetch, calls, end } = createSlowFetch()
  let changes = 0
  for (let step = 0; step < 50; step++) {
    changes += 1
    cache.purge(['content'])
    const atArrival = changes
    let ends = 0
    let isDone = false
    const requests = Array.from({ length: 5 }, () => cache.read(fetch))
    const done = Promise.all(requests).then((values) => {
      isDone = true
      for (const value of values) expect(Number(value)).toBeGreaterThanOrEqual(atArrival)
    })
    await turn()
    while (!isDone && ends < 2) {
      ends += 1
      // the upstream's value at the time of the request
      end(String(changes))
      cache.purge(['content'])
      changes += 1
      for (let count = 0; count < 3; count++) await turn()
    }
    expect(isDone).toBe(true)
    await done
  }
  expect(calls.most).toBe(1)
})

test('requests after a purge do not use a fetch from before it, even if its tags are unknown [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  const { fetch, calls, end } = createSlowFetch()
  const before = cache.read(fetch)
  cache.purge(['content'])
  const after = [cache.read(fetch), cache.read(fetch)]
  await turn()
  end('old')
  expect(await before).toBe('old')
  await turn()
  await turn()
  end('new')
  expect(await Promise.all(after)).toEqual(['new', 'new'])
  expect(calls).toEqual({ count: 2, most: 1 })
})

test('a purged value that replaces a failure is marked, and the failure is reported once [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  expect(await cache.find(returns('one'))).toEqual({ value: 'one', isPurged: false })
  cache.purge(['content'])
  const values = await Promise.all([cache.find(fails), cache.find(fails), cache.find(fails)])
  expect(values).toEqual(Array(3).fill({ value: 'one', isPurged: true }))
  expect(cache.failures).toHaveLength(1)
})

test('a response that was requested first and arrives last does not replace a newer one', async () => {
  const cache = createCache({ getTags: () => ['content'], maxFetchMs: 5_000 })
  const { fetch, end } = createSlowFetch()
  const first = cache.read(fetch)
  cache.advance(5_000)
  cache.purge(['content'])
  expect(await cache.read(returns('new'))).toBe('new')
  end('old')
  await first
  expect(await cache.read(fails)).toBe('new')
})

test('a purged part of a page is used while its upstream is down or slow [OPS-09]', async () => {
  const cache = createCache({ getTags: () => ['content'] })
  await cache.readWithin(1, returns('menu'))
  cache.purge(['content'])
  expect(await cache.readWithin(1, fails)).toBe('menu')
  cache.advance(1_000)
  expect(await cache.readWithin(1, never)).toBe('menu')
  expect(cache.failures.map(String)).toEqual(['Error: down', 'Error: too slow'])
})
