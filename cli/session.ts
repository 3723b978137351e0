import { type Command, InvalidArgumentError } from 'commander'
import { type ControlClient, ControlError, createControlClient } from '#mocks/control/client.ts'
import { Mistake } from './mistake.ts'
import type { Terminal } from './terminal.ts'

const DEFAULT_BACKEND = 'http://localhost:4010'

/** What every command is given, whichever it is. */
export type Session = {
  terminal: Terminal
  control: ControlClient
  world: string
  json: boolean
  /** Prints a result: as it is with --json, else in words. */
  print(value: unknown, inWords: () => string): void
}

/** The options that every command takes. */
export function addSessionOptions(program: Command): Command {
  return program
    .option('--backend <url>', 'the simulated backend to speak to', originOf, DEFAULT_BACKEND)
    .option('--world <id>', 'the world to look at or change', worldId, 'default')
    .option('--json', 'print results, and errors, as JSON')
}

export function sessionOf(command: Command, terminal: Terminal): Session {
  const { backend, world, json = false } = command.optsWithGlobals<{ backend: string; world: string; json?: boolean }>()
  return {
    terminal,
    control: createControlClient({ origin: backend }),
    world,
    json,
    print: (value, inWords) => terminal.out(json ? JSON.stringify(value, null, 2) : inWords()),
  }
}

/** Waits for an answer of the control API and turns its refusal into a mistake with the next step. */
export async function asked<Value>(answer: Promise<Value>, next?: string): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof ControlError ? mistakeFrom(error, next) : error
  }
}

function mistakeFrom(error: ControlError, next?: string): Mistake {
  if (error.status === 0) {
    return new Mistake(`${error.message}.`, {
      next: 'Start one with `spoke dev`, or name another with --backend.',
      cause: error,
    })
  }
  const meant = error.nearest ? `Did you mean ${error.nearest}?` : ''
  const steps = [meant, next].filter(Boolean).join('  ')
  const exitCode = error.status < 500 ? 2 : 1
  return new Mistake(error.message, { exitCode, cause: error, ...(steps && { next: steps }) })
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new InvalidArgumentError('It is a URL like http://localhost:4010.')
}

function worldId(text: string): string {
  if (/^[a-z0-9-]{1,64}$/.test(text)) return text
  throw new InvalidArgumentError('A world is named by 1 to 64 of a-z, 0-9 and -.')
}
