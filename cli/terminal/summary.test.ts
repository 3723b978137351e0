import { expect, test } from 'vitest'
import { formatSummary } from './summary.ts'

const style = (_style: unknown, text: string) => text
const running = {
  shop: 'http://localhost:3000',
  backend: 'http://localhost:4010',
  scenarios: [],
  world: 'default',
  ms: 1_840,
}

test('the summary lists all URLs in aligned columns', () => {
  expect(formatSummary(running, { style }).trim().split('\n')).toEqual([
    'SPOKE  ready in 1.8 s',
    '',
    'Shop     http://localhost:3000/',
    'Panel    http://localhost:4010/',
    'Journal  npx spoke journal --follow',
    '',
    'Ctrl-C stops all.',
  ])
})

test('with a scenario it links to the visitor, in their world and region', () => {
  const text = formatSummary(
    { ...running, scenarios: ['cart-completed', 'flags-down'], world: 'mine', region: 'us' },
    { style },
  )
  expect(text).toContain('http://localhost:4010/enter?world=mine&region=us')
  expect(text).toContain('http://localhost:3000/us')
  expect(text).toContain('npx spoke journal --follow --world mine')
})
