import { expect, test } from 'vitest'
import { formatFailure, formatSummary } from './report.ts'

const step = (title: string, passed: number, failed: number) => ({
  title,
  ms: 1_000,
  result: { passed, failed, output: '' },
})
const skipped = { title: 'Journeys', ms: 0, result: { passed: 0, failed: 0, output: '', skipped: 'no build' } }

test('the last line is the sum of all tests', () => {
  const text = formatSummary([step('Types', 1, 0), step('Unit tests', 200, 3), skipped], 2_000)
  expect(text.split('\n').at(-1)).toBe('201 passed, 3 failed')
})

test('every step has a line, skipped ones included', () => {
  const text = formatSummary([step('Unit tests', 200, 0), skipped], 1_000)
  expect(text).toMatch(/passed .*Unit tests +1\.0 s +200/)
  expect(text).toMatch(/skipped .*Journeys +0\.0 s +no build/)
})

test('a passed step says what it measured', () => {
  const measured = { ...step('Package', 1, 0), result: { passed: 1, failed: 0, output: '', measured: '1.3 MB' } }
  expect(formatSummary([measured], 1_000)).toMatch(/passed .*Package +1\.0 s +1\.3 MB/)
})

test('a long failure is shown by its end', () => {
  const output = Array.from({ length: 1_000 }, (_, i) => `line ${i}`).join('\n')
  const text = formatFailure({ title: 'Unit tests', result: { passed: 0, failed: 1, output } })
  expect(text).toContain('(600 lines before)')
  expect(text).toContain('line 999')
  expect(text).not.toContain('line 599\n')
})

test('the summary repeats how a failed step ended', () => {
  const output = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n')
  const text = formatSummary([{ title: 'Instances', ms: 0, result: { passed: 0, failed: 1, output } }], 1_000)
  expect(text).toContain('(85 lines before)\nline 85')
  expect(text.split('\n').at(-1)).toBe('0 passed, 1 failed')
})
