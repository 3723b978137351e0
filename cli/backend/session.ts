import type { Command } from 'commander'
import type { ControlClient, ControlError } from '#mocks/control/client.ts'
import { type Globals, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { getEnterUrl } from './links.ts'

/** A command's access to the simulated backend, and its global options. */
export type Session = Globals & {
  control: ControlClient
  /** Prints a result like `print`, with the link by which a browser becomes the visitor of the world. */
  printWithLink(value: object, format: () => string, region?: string): void
}

/** A session with the backend of `--backend`. Imports the control client only now, for help does not need it. */
export async function openSession(command: Command, terminal: Terminal): Promise<Session> {
  const { createControlClient } = await import('#mocks/control/client.ts')
  const globals = readGlobals(command, terminal)
  const { backend, world, print } = globals
  return {
    ...globals,
    control: createControlClient({ origin: backend }),
    printWithLink(value, format, region) {
      const enterUrl = getEnterUrl(backend, { world, region })
      print({ ...value, enterUrl }, () => `${format()}\nEnter as this visitor: ${terminal.style('cyan', enterUrl)}`)
    },
  }
}

/**
 * The result of a control API call; its refusal becomes a UsageError.
 * @param next The next step after a refusal, or after the refusal with this message.
 */
export async function orUsageError<Value>(
  result: Promise<Value>,
  next?: string | ((message: string) => string | undefined),
): Promise<Value> {
  try {
    return await result
  } catch (error) {
    if (!isControlError(error)) throw error
    throw toUsageError(error, typeof next === 'function' ? next(error.message) : next)
  }
}

/** Whether an error is a problem that the control API answered. */
export const isControlError = (error: unknown): error is ControlError =>
  error instanceof Error && error.name === 'ControlError'

/** More names than these are no help on one line. */
const MAX_NAMES = 16

const formatNames = (known: readonly string[]) => (known.length > 0 ? `Choose one of: ${known.join(', ')}.` : '')

function toUsageError(error: ControlError, next?: string): UsageError {
  if (error.status === 0) {
    return new UsageError(`${error.message}.`, {
      next: 'Start one with `npx spoke dev` or `npx spoke backend`, or name another with --backend.',
      cause: error,
    })
  }
  const suggestion = error.nearest ? `Did you mean ${error.nearest}?` : ''
  const names = error.nearest || error.known.length > MAX_NAMES ? '' : formatNames(error.known)
  const steps = [suggestion || names, next].filter(Boolean).join('  ')
  const exitCode = error.status < 500 ? 2 : 1
  return new UsageError(error.message, { exitCode, cause: error, ...(steps && { next: steps }) })
}
