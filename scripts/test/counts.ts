import type { CommandResult, Result } from './step.ts'

/** A runner that failed without a failed test (a file that does not load, for example) counts as one failure. */
function toResult(passed: number, failed: number, { ok, output }: CommandResult): Result {
  return { passed, failed: ok ? failed : Math.max(failed, 1), output }
}

/** Reads the counts of Vitest's JSON report; an empty text means that no report was written. */
export function readVitestResult(report: string, run: CommandResult): Result {
  const { numPassedTests = 0, numFailedTests = 0, numTotalTests = 0 } = report ? JSON.parse(report) : {}
  // No tests at all is an error in the configuration, never a success.
  return toResult(numPassedTests, numTotalTests === 0 ? 1 : numFailedTests, run)
}

/** Reads the counts of Playwright's JSON report. A test that passed only on a second try counts as passed. */
export function readPlaywrightResult(report: string, run: CommandResult): Result {
  const { stats = {} } = report ? JSON.parse(report) : {}
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return toResult(expected + flaky, expected + unexpected + flaky === 0 ? 1 : unexpected, run)
}

/** Reads the counts of `spoke verify --json`: one for each interaction. */
export function readVerificationResult(run: CommandResult): Result {
  const { passed = 0, failed = 0 } = run.stdout.trim().startsWith('{') ? JSON.parse(run.stdout) : {}
  return toResult(passed, failed, run)
}
