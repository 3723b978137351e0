import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Mistake } from './mistake.ts'
import type { Terminal } from './terminal.ts'

/** The folder that holds package.json. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Runs one of the project's scripts and passes on what it prints. Its failure is a mistake of exit code 1. */
export async function runScript(script: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8').on('data', (text: string) => terminal.out(text.trimEnd()))
  child.stderr.setEncoding('utf8').on('data', (text: string) => terminal.err(text.trimEnd()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Mistake(`${script} failed.`)
}
