import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from './processes.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))
/** The project's own scripts; e2e passes --help on to Playwright. */
const OWN = Object.entries(scripts).filter(
  ([name, line]) => /^node (?:-- )?(?:scripts|cli)\//.test(line) && name !== 'e2e',
)

const run = (line: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...line.split(' ').slice(1), ...args], { cwd: ROOT }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

test.each(OWN)('`npm run %s -- --help` says what it does, and does nothing [CLI-03]', async (_name, line) => {
  const { code, stdout } = await run(line, '--help')
  expect(stdout).toMatch(/^Usage: (?:npm|spoke) /)
  expect(code).toBe(0)
})

test.each(OWN)('`npm run %s -- --nope` is refused in a line [CLI-03]', async (_name, line) => {
  const { code, stderr } = await run(line, '--nope')
  expect(stderr).toMatch(/nope/)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(code).toBeGreaterThan(0)
})
