import { expect, test } from 'vitest'
import { createAnswers, type Sharing } from './answers.ts'

const FRESH_MS = 30_000
const STALE_MS = 3_600_000

/** A cache whose clock the test moves, and the work it left in the background. */
function aCache(freshMs = FRESH_MS) {
  let now = 1_000_000
  const work: Promise<void>[] = []
  const failures: unknown[] = []
  const sharing: Sharing = { now: () => now, freshMs, staleMs: STALE_MS, inBackground: (each) => void work.push(each) }
  const answers = createAnswers()
  return {
    failures,
    background: () => work.length,
    passes(ms: number) {
      now += ms
    },
    settles: () => Promise.all(work),
    read: <T>(ask: () => Promise<T>, key = 'menu') => {
      const known = answers.known(key, sharing, ask, (cause) => failures.push(cause))
      return known ? Promise.resolve(known.answer) : answers.ask(key, sharing, ask)
    },
    readWithin: <T>(ms: number, patiently: () => Promise<T>, once = patiently) =>
      answers.askWithin('menu', sharing, ms, { patiently, once }, () => new Error('too slow')),
  }
}

const says = (answer: string) => () => Promise.resolve(answer)
const fails = () => Promise.reject(new Error('down'))
const never = () => new Promise<string>(() => {})

test('a fresh answer is shared without asking', async () => {
  const cache = aCache()
  await cache.read(says('one'))
  cache.passes(FRESH_MS - 1)
  expect(await cache.read(fails)).toBe('one')
  expect(cache.background()).toBe(0)
})

test('a stale answer is given at once, and renewed behind it [CONT-01]', async () => {
  const cache = aCache()
  await cache.read(says('one'))
  cache.passes(FRESH_MS)
  expect(await cache.read(says('two'))).toBe('one')
  await cache.settles()
  expect(await cache.read(fails)).toBe('two')
})

test('a stale answer outlives an upstream that is down; each failed renewal is told of once [CONT-01]', async () => {
  const cache = aCache()
  await cache.read(says('one'))
  cache.passes(FRESH_MS)
  expect([await cache.read(fails), await cache.read(fails)]).toEqual(['one', 'one'])
  await cache.settles()
  expect(cache.failures).toHaveLength(1)
  // left alone for a while, then tried again
  await cache.read(says('two'))
  expect(cache.background()).toBe(1)
  cache.passes(5_000)
  await cache.read(says('two'))
  await cache.settles()
  expect(await cache.read(fails)).toBe('two')
})

test('an answer of an hour ago is no answer', async () => {
  const cache = aCache()
  await cache.read(says('one'))
  cache.passes(FRESH_MS + STALE_MS)
  await expect(cache.read(fails)).rejects.toThrow('down')
})

test('only one caller renews, until its platform must have ended it', async () => {
  const cache = aCache()
  await cache.read(says('one'))
  cache.passes(FRESH_MS)
  await cache.read(never)
  await cache.read(never)
  expect(cache.background()).toBe(1)
  cache.passes(60_000)
  await cache.read(never)
  expect(cache.background()).toBe(2)
})

test('nobody waits longer than patience, and what comes late serves the next [CONT-01] [NAV-08]', async () => {
  const cache = aCache()
  const { promise, resolve } = Promise.withResolvers<string>()
  await expect(cache.readWithin(1, () => promise)).rejects.toThrow('too slow')
  resolve('late')
  await cache.settles()
  expect(await cache.read(fails)).toBe('late')
})

test('while one asks patiently, the others try once', async () => {
  const cache = aCache()
  const first = cache.readWithin(1, never)
  await expect(cache.readWithin(1, never, says('other'))).resolves.toBe('other')
  await expect(first).rejects.toThrow('too slow')
})

test('with no time to be fresh, everything is asked anew', async () => {
  const cache = aCache(0)
  await cache.read(says('one'))
  expect(await cache.read(says('two'))).toBe('two')
})

test('the oldest go first', async () => {
  const cache = aCache()
  for (let key = 0; key <= 500; key++) await cache.read(says('old'), `key ${key}`)
  expect([await cache.read(says('new'), 'key 0'), await cache.read(says('new'), 'key 500')]).toEqual(['new', 'old'])
})
