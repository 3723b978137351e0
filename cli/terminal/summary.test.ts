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
    'Enter    http://localhost:4010/enter?world=default',
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
  expect(text).toContain('http://localhost:4010/?world=mine')
  expect(text).toContain('World    cart-completed, flags-down')
  expect(text).toContain('npx spoke journal --follow --world mine')
})

test('a world that an earlier run left behind is named, with the way to a fresh one', () => {
  const text = formatSummary({ ...running, backend: 'http://localhost:4011', restored: ['cart-with-lines'] }, { style })
  expect(text).toContain('World    as it was left: cart-with-lines\n')
  expect(text).toContain('Reset    npx spoke world reset --backend http://localhost:4011\n')
  expect(formatSummary({ ...running, restored: [] }, { style })).toContain('World    as it was left\n')
})

test('what differs from a fresh world is listed, with the number of what has no room [CLI-01]', () => {
  const differences = Array.from({ length: 10 }, (_, i) => `fault: call ${i + 1}`)
  const rows = (count: number) => formatSummary({ ...running, differences: differences.slice(0, count) }, { style })
  expect(rows(2)).toContain('Differs  fault: call 1\n         fault: call 2\nJournal')
  expect(rows(10)).toContain('fault: call 7\n         and 3 more (`npx spoke world diff`)\nJournal')
})

test('where keys are read, the last line names them [CLI-01]', () => {
  const text = formatSummary({ ...running, keys: 'Keys: o open, q quit.' }, { style })
  expect(text.split('\n').at(-1)).toBe('Keys: o open, q quit. Ctrl-C stops all.')
})
