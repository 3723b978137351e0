import { expect, test } from 'vitest'
import { playwrightResult, verificationResult, vitestResult } from './counts.ts'

const good = { ok: true, output: 'said', stdout: '' }
const bad = { ...good, ok: false }

test('the counts of a run are the runner’s own', () => {
  const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 })
  expect(vitestResult(vitest, bad)).toEqual({ passed: 7, failed: 2, output: 'said' })
  const playwright = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } })
  expect(playwrightResult(playwright, bad)).toEqual({ passed: 5, failed: 1, output: 'said' })
  expect(verificationResult({ ...bad, stdout: '{"passed": 3, "failed": 2}' })).toMatchObject({ passed: 3, failed: 2 })
})

test('a run that fails without a failed test has one failure all the same', () => {
  const report = JSON.stringify({ numPassedTests: 7, numFailedTests: 0, numTotalTests: 7 })
  expect(vitestResult(report, bad)).toMatchObject({ passed: 7, failed: 1 })
  expect(playwrightResult('', bad)).toMatchObject({ passed: 0, failed: 1 })
  expect(verificationResult(bad)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run without any test is no success', () => {
  expect(vitestResult(JSON.stringify({ numTotalTests: 0 }), good).failed).toBe(1)
  expect(playwrightResult(JSON.stringify({ stats: { expected: 0 } }), good).failed).toBe(1)
})
