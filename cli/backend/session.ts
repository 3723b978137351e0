import type { Command } from 'commander'
import type { ControlClient, ControlError } from '#mocks/control/client.ts'
import { type Globals, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

/** A command's access to the simulated backend, and its global options. */
export type Session = Globals & { control: ControlClient }

/** A session with the backend of `--backend`. Imports the control client only now, for help does not need it. */
export async function openSession(command: Command, terminal: Terminal): Promise<Session> {
  const { createControlClient } = await import('#mocks/control/client.ts')
  const globals = readGlobals(command, terminal)
  return { ...globals, control: createControlClient({ origin: globals.backend }) }
}

/** The result of a control API call; its refusal becomes a UsageError. @param next The next step after a refusal. */
export async function orUsageError<Value>(result: Promise<Value>, next?: string): Promise<Value> {
  try {
    return await result
  } catch (error) {
    throw isControlError(error) ? toUsageError(error, next) : error
  }
}

const isControlError = (error: unknown): error is ControlError =>
  error instanceof Error && error.name === 'ControlError'

function toUsageError(error: ControlError, next?: string): UsageError {
  if (error.status === 0) {
    return new UsageError(`${error.message}.`, {
      next: 'Start one with `spoke dev`, or name another with --backend.',
      cause: error,
    })
  }
  const suggestion = error.nearest ? `Did you mean ${error.nearest}?` : ''
  const steps = [suggestion, next].filter(Boolean).join('  ')
  const exitCode = error.status < 500 ? 2 : 1
  return new UsageError(error.message, { exitCode, cause: error, ...(steps && { next: steps }) })
}
