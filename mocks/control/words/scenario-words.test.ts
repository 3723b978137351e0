import { expect, test } from 'vitest'
import { commandFor, scenarioInWords } from './scenario-words.ts'

const here = { world: 'default', region: 'gb' }

test('a scenario is said with what it was told', () => {
  expect(scenarioInWords({ name: 'cart-completed', params: { region: 'us' } })).toBe('cart-completed (region us)')
  expect(scenarioInWords({ name: 'flags-down', params: {} })).toBe('flags-down')
})

test('what the panel does can be typed at a terminal', () => {
  const told = [
    { name: 'fit-saved', params: { email: 'ann@example.com' } },
    { name: 'flags-down', params: {} },
  ]
  expect(commandFor(told, here)).toBe('npx spoke scenario use fit-saved flags-down --param email=ann@example.com')
  expect(commandFor(told.slice(1), { world: 'mine', region: 'us' })).toBe(
    'npx spoke scenario use flags-down --region us --world mine',
  )
  expect(commandFor([{ name: 'x', params: { text: "it's two words" } }], here)).toContain(
    `--param 'text=it'\\''s two words'`,
  )
  expect(commandFor([], here)).toBe('npx spoke scenario clear')
})
