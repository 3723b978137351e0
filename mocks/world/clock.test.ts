import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

/** A clock over a real time that is set by hand. */
function clockAt(start: number, home = 0) {
  let real = start
  const clock = createClock({ home, real: () => real })
  const pass = (ms: number) => {
    real += ms
  }
  return { clock, now: () => clock.now().getTime(), pass }
}

test('a clock ticks with real time from wherever it was set', () => {
  const { clock, now, pass } = clockAt(1_000)
  clock.set(new Date(5_000))
  pass(10)
  expect([now(), clock.offset]).toEqual([5_010, 4_000])
})

test('a frozen clock stands still until it is moved, and runs on from there when it is let go', () => {
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
  clock.set(new Date(0))
  clock.freeze(true)
  clock.reset()
  pass(1)
  expect([now(), clock.frozen]).toEqual([8_001, false])
})

test('what is kept of a clock restores it, running or not', () => {
  const { clock, pass } = clockAt(1_000)
  clock.advance(60_000)
  const ran = createClock({ kept: clock.settings(), real: () => 2_000 })
  expect(ran.now().getTime()).toBe(62_000)
  clock.freeze(true)
  pass(10)
  const stood = createClock({ kept: clock.settings(), real: () => 9_000 })
  expect([stood.now().getTime(), stood.frozen]).toEqual([61_000, true])
})
