import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

/** A clock over a real time that the test moves. */
function clockAt(start: number, startOffset = 0) {
  let realTime = start
  const clock = createClock({ startOffset, getRealTime: () => realTime })
  const pass = (ms: number) => {
    realTime += ms
  }
  return { clock, now: () => clock.now().getTime(), pass }
}

test('a clock runs with real time from where it was set', () => {
  const { clock, now, pass } = clockAt(1_000)
  clock.set(new Date(5_000))
  pass(10)
  expect([now(), clock.offset]).toEqual([5_010, 4_000])
})

test('a frozen clock stands still until moved, and runs on from there', () => {
  const { clock, now, pass } = clockAt(1_000)
  clock.freeze(true)
  pass(500)
  expect(now()).toBe(1_000)
  clock.advance(50)
  expect(now()).toBe(1_050)
  clock.freeze(false)
  pass(1)
  expect(now()).toBe(1_051)
})

test('reset goes back to the time at which the world began, running', () => {
  const { clock, now, pass } = clockAt(1_000, 7_000)
  expect(clock.isAtStart).toBe(true)
  clock.set(new Date(0))
  clock.freeze(true)
  expect(clock.isAtStart).toBe(false)
  clock.reset()
  pass(1)
  expect([now(), clock.frozen, clock.isAtStart]).toEqual([8_001, false, true])
})

test('saved settings restore a clock, running or frozen', () => {
  const { clock, pass } = clockAt(1_000)
  clock.advance(60_000)
  const running = createClock({ saved: clock.getSettings(), getRealTime: () => 2_000 })
  expect(running.now().getTime()).toBe(62_000)
  clock.freeze(true)
  pass(10)
  const frozen = createClock({ saved: clock.getSettings(), getRealTime: () => 9_000 })
  expect([frozen.now().getTime(), frozen.frozen]).toEqual([61_000, true])
})
