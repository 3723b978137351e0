import { expect, test } from 'vitest'
import { readPlaywrightResult, readVerificationResult, readVitestResult } from './counts.ts'

const success = { ok: true, output: 'printed', stdout: '' }
const failure = { ...success, ok: false }

test('reads each runner’s own counts', () => {
  const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 })
  expect(readVitestResult(vitest, failure)).toEqual({ passed: 7, failed: 2, output: 'printed' })
  const playwright = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } })
  expect(readPlaywrightResult(playwright, failure)).toEqual({ passed: 5, failed: 1, output: 'printed' })
  expect(readVerificationResult({ ...failure, stdout: '{"passed": 3, "failed": 2}' })).toMatchObject({
    passed: 3,
    failed: 2,
  })
})

test('counts a failed run without a failed test as one failure', () => {
  const report = JSON.stringify({ numPassedTests: 7, numFailedTests: 0, numTotalTests: 7 })
  expect(readVitestResult(report, failure)).toMatchObject({ passed: 7, failed: 1 })
  expect(readPlaywrightResult('', failure)).toMatchObject({ passed: 0, failed: 1 })
  expect(readVerificationResult(failure)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run without any test fails', () => {
  expect(readVitestResult(JSON.stringify({ numTotalTests: 0 }), success).failed).toBe(1)
  expect(readPlaywrightResult(JSON.stringify({ stats: { expected: 0 } }), success).failed).toBe(1)
})
