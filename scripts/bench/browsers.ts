import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import type { Benchmark } from './measurement.ts'

const WORKERS = 8
const ROUNDS = 25
/** The report of some hundred journeys. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** Real browsers in worlds that contradict each other, side by side on one shop and one backend. Takes minutes. */
export const browsers: Benchmark = {
  name: 'browsers',
  title: `${WORKERS} browser workers with contradictory scenarios, ${ROUNDS} rounds, one shop, one backend`,
  async run() {
    const { expected, unexpected, flaky } = await journeys()
    const wrong = unexpected + flaky
    const value = `${wrong} of ${expected + wrong}`
    return [{ what: 'journeys that saw another world', value, limit: 'none', kept: wrong === 0 && expected > 0 }]
  },
}

type Stats = { expected: number; unexpected: number; flaky: number }

/** Playwright's own count; it ends with 1 where a journey failed, which is a number here and no error. */
function journeys(): Promise<Stats> {
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  const what = ['--config', 'tests/playwright.config.ts', 'isolation', '--project=desktop', '--reporter=json']
  const args = [playwright, 'test', ...what, '--repeat-each', String(ROUNDS)]
  const env = { ...process.env, E2E_WORKERS: String(WORKERS) }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: ROOT, env, maxBuffer: MAX_REPORT_BYTES }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout).stats)
      } catch {
        reject(error ?? new Error('Playwright gave no report'))
      }
    })
  })
}
