import { backendCommands } from '../commands/backend-commands.ts'
import { runProgram } from '../run-program.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'

type Running = {
  backend: string
  world: string
  /** Opens the shop in a browser. */
  open: () => void
  /** Stops `spoke dev`. */
  stop: () => void
}

type Key = { word: string; does: string; press: () => unknown }

/** What a key does at the terminal of `spoke dev`: the commands of every day, for its backend and world. */
export function createKeys({ backend, world, open, stop }: Running, terminal: Terminal): Readonly<Record<string, Key>> {
  const run = (...command: string[]) =>
    runProgram([...command, '--backend', backend, '--world', world], terminal, {
      description: '',
      commands: backendCommands,
      examples: [],
    })
  const keys: Record<string, Key> = {
    o: { word: 'open', does: 'open the shop', press: open },
    s: { word: 'scenario', does: 'load a scenario', press: () => run('scenario', 'use') },
    r: { word: 'reset', does: 'reset the world', press: () => run('world', 'reset') },
    f: { word: 'faults', does: 'list the faults', press: () => run('fault', 'list') },
    q: { word: 'quit', does: 'quit', press: stop },
    h: {
      word: 'help',
      does: 'this help',
      press: () => terminal.err(formatTable(Object.entries(keys).map(([key, { does }]) => [key, does]))),
    },
  }
  return keys
}

/** The keys in a line. */
export const formatKeys = (keys: Readonly<Record<string, Key>>): string =>
  `Keys: ${Object.entries(keys)
    .map(([key, { word }]) => `${key} ${word}`)
    .join(', ')}.`
