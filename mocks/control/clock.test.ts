import { expect, test } from 'vitest'
import { createClock } from '../world/clock.ts'
import { setClock } from './clock.ts'

/** A clock whose real time moves by 1 ms each time it is read. */
function createTickingClock() {
  let realTime = 0
  return createClock({
    getRealTime: () => {
      realTime += 1
      return realTime
    },
  })
}

test('a clock that is set and frozen shows exactly that time', () => {
  const clock = createTickingClock()
  setClock({ clock }, { set: '2027-01-01T12:00:00Z', frozen: true })
  expect(clock.now().toISOString()).toBe('2027-01-01T12:00:00.000Z')
  setClock({ clock }, { advanceMs: 1_000, frozen: true })
  expect(clock.now().toISOString()).toBe('2027-01-01T12:00:01.000Z')
})

test('a clock that is set and unfrozen runs from there', () => {
  const clock = createTickingClock()
  setClock({ clock }, { frozen: true })
  setClock({ clock }, { set: '2027-01-01T12:00:00Z', frozen: false })
  expect(clock.frozen).toBe(false)
  expect(clock.now().getTime()).toBeGreaterThan(Date.parse('2027-01-01T12:00:00Z'))
})
