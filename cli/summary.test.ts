import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const style = (_style: unknown, text: string) => text
const running = {
  shop: 'http://localhost:3000',
  backend: 'http://localhost:4010',
  scenarios: [],
  world: 'default',
  ms: 1_840,
}

test('the summary says where everything is, in aligned lines', () => {
  expect(summary(running, { style }).trim().split('\n')).toEqual([
    'SPOKE  ready in 1.8 s',
    '',
    'Shop     http://localhost:3000/',
    'Panel    http://localhost:4010/',
    'Journal  npx spoke journal --follow',
    '',
    'Ctrl-C stops all.',
  ])
})

test('a scenario has a link that enters as its visitor, in its world and region', () => {
  const text = summary(
    { ...running, scenarios: ['cart-completed', 'flags-down'], world: 'mine', region: 'us' },
    { style },
  )
  expect(text).toContain('http://localhost:4010/enter/cart-completed,flags-down?world=mine&region=us')
  expect(text).toContain('http://localhost:3000/us')
  expect(text).toContain('npx spoke journal --follow --world mine')
})
