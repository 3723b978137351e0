import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { ROOT } from './project-folders.ts'

/** Runs a script of the project and prints its output. Throws a UsageError with exit code 1 when it fails. */
export async function runScript(script: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8').on('data', (text: string) => terminal.out(text.trimEnd()))
  child.stderr.setEncoding('utf8').on('data', (text: string) => terminal.err(text.trimEnd()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new UsageError(`${script} failed with exit code ${code}.`)
}
