import { expect, test } from 'vitest'
import { createClock } from '../world/clock.ts'
import { setClock } from './clock.ts'

/** A clock for which every look at it takes a millisecond. */
function hastyClock() {
  let real = 0
  return createClock({
    real: () => {
      real += 1
      return real
    },
  })
}

test('a clock that is set and stopped shows exactly what it was set to', () => {
  const clock = hastyClock()
  setClock({ clock }, { set: '2027-01-01T12:00:00Z', frozen: true })
  expect(clock.now().toISOString()).toBe('2027-01-01T12:00:00.000Z')
  setClock({ clock }, { advanceMs: 1_000, frozen: true })
  expect(clock.now().toISOString()).toBe('2027-01-01T12:00:01.000Z')
})

test('a clock that is set and let go runs from there', () => {
  const clock = hastyClock()
  setClock({ clock }, { frozen: true })
  setClock({ clock }, { set: '2027-01-01T12:00:00Z', frozen: false })
  expect(clock.frozen).toBe(false)
  expect(clock.now().getTime()).toBeGreaterThan(Date.parse('2027-01-01T12:00:00Z'))
})
