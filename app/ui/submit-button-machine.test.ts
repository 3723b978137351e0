import { expect, test, vi } from 'vitest'
import { runAction, transition } from './submit-button.tsx'

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

const throwError = (): never => {
  throw new Error('broken')
}

test.each<[string, () => Promise<boolean>, 'succeeded' | 'failed']>([
  ['returns true', async () => true, 'succeeded'],
  ['returns false', async () => false, 'failed'],
  ['rejects', () => Promise.reject(new Error('chunk did not load')), 'failed'],
  ['throws', throwError, 'failed'],
])('an action that %s ends the loading state [FORM-07]', async (_what, action, event) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const outcome = await runAction(action)
  expect(outcome).toBe(event)
  expect(transition('loading', outcome)).not.toBe('loading')
})

test('the error of a rejected action is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('chunk did not load')
  await runAction(() => Promise.reject(error))
  expect(log).toHaveBeenCalledWith(error)
})
