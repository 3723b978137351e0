import type { Command } from 'commander'
import type { Terminal } from '../terminal/terminal.ts'
import { createKinds } from './new/kinds.ts'
import { addPartKinds } from './new/parts.ts'
import { addStateKinds } from './new/states.ts'

/** Adds `spoke new scenario|journey|error|upstream|region|page|form`. */
export function addNewCommands(program: Command, terminal: Terminal): void {
  const parent = program.command('new').description('write the files of a new scenario, page, upstream, …')
  const kinds = createKinds(parent, terminal)
  addStateKinds(kinds)
  addPartKinds(kinds)
}
