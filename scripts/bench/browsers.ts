import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import type { Benchmark } from './measurement.ts'

const WORKERS = 8
const ROUNDS = 25
/** The largest JSON report of Playwright. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** Concurrent browsers in worlds with contradictory scenarios on one shop and one backend. Takes minutes. */
export const browsers: Benchmark = {
  name: 'browsers',
  title: `${WORKERS} browser workers with contradictory scenarios, ${ROUNDS} rounds, one shop, one backend`,
  async run() {
    const { expected, unexpected, flaky } = await runJourneys()
    const wrong = unexpected + flaky
    const value = `${wrong} of ${expected + wrong}`
    return [{ what: 'journeys that saw another world', value, limit: 'none', isMet: wrong === 0 && expected > 0 }]
  },
}

type Stats = { expected: number; unexpected: number; flaky: number }

/** Playwright's counts. Its exit code is 1 when a journey failed, which is a result here. */
function runJourneys(): Promise<Stats> {
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const options = ['--config', 'tests/playwright.config.ts', 'isolation', '--project=desktop', '--reporter=json']
  const args = [playwright, 'test', ...options, '--repeat-each', String(ROUNDS)]
  const env = { ...process.env, E2E_WORKERS: String(WORKERS) }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: ROOT, env, maxBuffer: MAX_REPORT_BYTES }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout).stats)
      } catch {
        reject(error ?? new Error('Playwright printed no JSON report.'))
      }
    })
  })
}
