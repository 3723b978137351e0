import { expect, test } from 'vitest'
import { transition } from './submit-button-machine.ts'

test.each([
  ['ready', 'click', 'loading'],
  ['loading', 'click', 'loading'],
  ['success', 'click', 'success'],
  ['error', 'click', 'error'],
  ['loading', 'succeeded', 'success'],
  ['loading', 'failed', 'error'],
  ['success', 'time-up', 'ready'],
  ['error', 'time-up', 'ready'],
  ['ready', 'time-up', 'ready'],
  ['ready', 'succeeded', 'ready'],
] as const)('a %s button, on %s, is %s', (from, event, to) => {
  expect(transition(from, event)).toBe(to)
})
