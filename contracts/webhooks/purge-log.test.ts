import { expect, test } from 'vitest'
import { createPurgeLog } from './purge-log.ts'

function createLog() {
  let time = 0
  const log = createPurgeLog(() => time)
  return { ...log, advance: (ms: number) => (time += ms) }
}

test('what began before a purge of its tags is outdated, what began after is not [OPS-09]', () => {
  const log = createLog()
  const before = log.getLast()
  log.advance(5)
  log.purge(['product:gb:1'])
  const after = log.getLast()
  expect(log.find(['list:gb', 'product:gb:1'], before)).toEqual({ number: 1, at: 5 })
  expect(log.find(['product:gb:1'], after)).toBeUndefined()
  expect(log.find(['product:gb:2'], before)).toBeUndefined()
})

test('the latest of several purges is found [OPS-09]', () => {
  const log = createLog()
  for (const tags of [['a'], ['b'], ['a', 'c']]) {
    log.advance(1)
    log.purge(tags)
  }
  expect(log.find(['b', 'a'], 0)).toEqual({ number: 3, at: 3 })
  expect(log.find(['b'], 1)).toEqual({ number: 2, at: 2 })
  expect(log.find(['b'], 2)).toBeUndefined()
})

test('a purge of everything outdates whatever began before it [OPS-09]', () => {
  const log = createLog()
  log.purge(null)
  expect(log.find([], 0)).toEqual({ number: 1, at: 0 })
  expect(log.find(['a'], log.getLast())).toBeUndefined()
  log.purge(['a'])
  expect(log.find(['b'], 1)).toBeUndefined()
})

test('more tags than are remembered outdate everything, never too little [OPS-09]', () => {
  const log = createLog()
  log.purge(['first'])
  const since = log.getLast()
  for (let index = 0; index < 10_000; index++) log.purge([`product:gb:${index}`])
  expect(log.find(['first'], 0)).toBeDefined()
  expect(log.find(['never named'], since)).toBeDefined()
  expect(log.find(['never named'], log.getLast())).toBeUndefined()
})
