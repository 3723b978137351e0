import { expect, test } from 'vitest'
import { setUpSimulatedBackend } from './backend.fixtures.ts'
import { loadScenarios } from './load-scenarios.ts'

const { getServer } = setUpSimulatedBackend()

const load = (setup: { scenario?: string[]; seed?: number } = {}) =>
  loadScenarios(getServer().origin, { scenario: [], world: 'default', ...setup })

test('a world that was changed before is said to be as it was left [SIM-02]', async () => {
  expect(await load()).toBe(null)
  expect(await load({ scenario: ['cart-with-lines', 'flags-down'] })).toBe(null)
  expect(await load()).toEqual(['cart-with-lines', 'flags-down'])
  expect(await load({ seed: 7 })).toBe(null)
  expect(await load()).toBe(null)
})
