import { expect, test } from 'vitest'
import { describeScenario, toCliCommand } from './scenario.ts'

const target = { backend: 'http://localhost:4010', world: 'default', region: 'gb' }

test('a scenario is described with its parameters', () => {
  expect(describeScenario({ name: 'cart-completed', params: { region: 'us' } })).toBe('cart-completed (region us)')
  expect(describeScenario({ name: 'flags-down', params: {} })).toBe('flags-down')
})

test('the panel’s selection has an equivalent CLI command', () => {
  const scenarios = [
    { name: 'fit-saved', params: { email: 'ann@example.com' } },
    { name: 'flags-down', params: {} },
  ]
  expect(toCliCommand(scenarios, target)).toBe(
    'npx spoke scenario use fit-saved flags-down --param email=ann@example.com',
  )
  expect(toCliCommand(scenarios.slice(1), { ...target, world: 'mine', region: 'us' })).toBe(
    'npx spoke scenario use flags-down --region us --world mine',
  )
  expect(toCliCommand([{ name: 'x', params: { text: "it's two words" } }], target)).toContain(
    `--param 'text=it'\\''s two words'`,
  )
  expect(toCliCommand([], target)).toBe('npx spoke scenario clear')
})
