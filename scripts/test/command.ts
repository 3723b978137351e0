import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { endProcessTree } from '../end-process-tree.ts'
import type { CommandOptions, CommandResult } from './step.ts'

/** How often a log without a terminal shows the last line of a running command. */
const PROGRESS_MS = 30_000

/** What a failed test looks like in the output of Vitest and of Playwright. */
const FAILED_TEST = /^\s*(?:✘|×|FAIL\s)/

/**
 * Returns a function that runs a script in the project's folder with this Node and collects its output: files of packages
 * start on every platform, their shortcuts in node_modules/.bin do not. A failed test is printed at once, also by a run that
 * is interrupted later. Nothing is stopped by a clock.
 */
export function createCommand(root: string, print: (line: string) => void) {
  return (line: readonly string[], { env = {} }: CommandOptions = {}): Promise<CommandResult> =>
    new Promise((resolve) => {
      const startedAt = Date.now()
      const getSeconds = () => Math.round((Date.now() - startedAt) / 1000)
      // A process group of its own, so that its own children end with it.
      const child = spawn(process.execPath, line, {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      let output = ''
      let stdout = ''
      const printFailedTests = createLineReader((line) => {
        if (FAILED_TEST.test(line)) print(`    ${getSeconds()} s  ${line.trim()}`)
      })
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text
        output += text
        printFailedTests(text)
      })
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      const progress = setInterval(() => print(`    ${getSeconds()} s  ${getLastLine(output)}`), PROGRESS_MS)
      const end = () => endProcessTree(child)
      const finish = (ok: boolean, more = '') => {
        clearInterval(progress)
        process.off('exit', end)
        resolve({ ok, stdout, output: output + more })
      }
      process.on('exit', end)
      child.on('error', (error) => finish(false, `${error.message}\n`))
      child.on('close', (code) => finish(code === 0))
    })
}

/** Returns a function that takes output as it arrives and hands on every complete line, without colours. */
function createLineReader(onLine: (line: string) => void) {
  let rest = ''
  return (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(stripVTControlCharacters(line))
  }
}

const getLastLine = (output: string) =>
  stripVTControlCharacters(output.slice(-2000)).trimEnd().split('\n').at(-1)?.trim().slice(0, 100) ?? ''
