import type { CommandResult, Result } from './step.ts'

/** A runner that failed without a failed test to show for it (a file that does not load, say) counts as one failure. */
function result(passed: number, failed: number, { ok, output }: CommandResult): Result {
  return { passed, failed: ok ? failed : Math.max(failed, 1), output }
}

/** Counts of Vitest's JSON report; an empty text is a run that never wrote one. */
export function vitestResult(report: string, ran: CommandResult): Result {
  const { numPassedTests = 0, numFailedTests = 0, numTotalTests = 0 } = report ? JSON.parse(report) : {}
  // No tests at all is a mistake in the configuration, never a success.
  return result(numPassedTests, numTotalTests === 0 ? 1 : numFailedTests, ran)
}

/** Counts of Playwright's JSON report. A test that passed only on a second try passed, but is named in the output. */
export function playwrightResult(report: string, ran: CommandResult): Result {
  const { stats = {} } = report ? JSON.parse(report) : {}
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return result(expected + flaky, expected + unexpected + flaky === 0 ? 1 : unexpected, ran)
}

/** Counts of `spoke verify --json`: one for each interaction. */
export function verificationResult(ran: CommandResult): Result {
  const { passed = 0, failed = 0 } = ran.stdout.trim().startsWith('{') ? JSON.parse(ran.stdout) : {}
  return result(passed, failed, ran)
}
