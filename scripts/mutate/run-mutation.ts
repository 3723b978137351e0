import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { breakLine, getTests, type Mutation } from './mutation.ts'

/** `killed`: a test failed. `survived`: all passed, so that a proof is missing. */
type Verdict = 'killed' | 'survived'

/** Breaks the line in a scratch copy, runs the tests of its folder, and mends it. Throws where no test could run. */
export async function runMutation(folder: string, mutation: Mutation): Promise<Verdict> {
  const file = join(folder, mutation.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, breakLine(source, mutation))
  try {
    const { ok, output } = await runTests(folder, [getTests(mutation)], ['--bail', '1'])
    if (ok) return 'survived'
    // a file that cannot be loaded, or no test at all, proves nothing
    if (/Tests .*\d+ failed/.test(output)) return 'killed'
    throw new Error(`No test of ${getTests(mutation)} ran with ${mutation.file}:\n${output.slice(-2_000)}`)
  } finally {
    writeFileSync(file, source)
  }
}

/** Runs unit tests whose path begins like one of these. */
export const runTests = (folder: string, paths: readonly string[], args: readonly string[] = []) =>
  new Promise<{ ok: boolean; output: string }>((resolve) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit']
    const child = spawn(process.execPath, [...vitest, ...args, ...paths], { cwd: folder, stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('close', (code) => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }))
  })
