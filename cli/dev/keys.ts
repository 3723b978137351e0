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

type Key = { does: string; press: () => unknown }

/** What a key does at the terminal of `spoke dev`: the commands of every day, for its backend and world. */
export function createKeys({ backend, world, open, stop }: Running, terminal: Terminal): Readonly<Record<string, Key>> {
  const run = (...command: string[]) =>
    runProgram([...command, '--backend', backend, '--world', world], terminal, {
      description: '',
      commands: backendCommands,
      examples: [],
    })
  const keys: Record<string, Key> = {
    o: { does: 'open the shop', press: open },
    s: { does: 'load a scenario', press: () => run('scenario', 'use') },
    r: { does: 'reset the world', press: () => run('world', 'reset') },
    f: { does: 'list the faults', press: () => run('fault', 'list') },
    q: { does: 'quit', press: stop },
    h: {
      does: 'this help',
      press: () => terminal.err(formatTable(Object.entries(keys).map(([key, { does }]) => [key, does]))),
    },
  }
  return keys
}
