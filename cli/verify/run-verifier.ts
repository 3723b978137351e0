import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { VerifierOutcome, VerifierTask } from './verifier-report.ts'

/** Runs the verifier of pact-js in a child process, so that its output does not reach our stdout. */
export function runVerifier(task: VerifierTask, environment: Record<string, string> = {}): Promise<VerifierOutcome> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', ...environment }
  const child = fork(fileURLToPath(new URL('verifier-process.ts', import.meta.url)), [], {
    env,
    execArgv: ['--no-deprecation'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errorOutput = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  child.send(task)
  return new Promise((resolve) => {
    child.on('message', (outcome: VerifierOutcome) => resolve(outcome))
    child.on('close', (code) =>
      resolve({ ran: false, message: errorOutput.trim() || `The verifier ended with exit code ${code}.` }),
    )
  })
}
