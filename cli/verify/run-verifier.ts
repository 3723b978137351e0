import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Outcome, Task } from './outcome.ts'

/** Runs pact-js' verifier in a process of its own, which it would print all over otherwise. */
export function runVerifier(task: Task, environment: Record<string, string> = {}): Promise<Outcome> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', ...environment }
  const child = fork(fileURLToPath(new URL('provider.ts', import.meta.url)), [], {
    env,
    execArgv: ['--no-deprecation'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.send(task)
  return new Promise((resolve) => {
    child.on('message', (outcome: Outcome) => resolve(outcome))
    child.on('close', (code) => resolve({ ran: false, message: said.trim() || `the verifier ended with code ${code}` }))
  })
}
