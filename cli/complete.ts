import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { scenarioNames } from '#mocks/control/scenario-names.ts'

/**
 * Prints what could come next on a command line: what the script of `spoke completion` asks for at every press of Tab.
 * Takes a programme without a `completion` of its own, for the library brings one.
 */
export function complete(program: Command, words: readonly string[]): void {
  const root = tab(program, { completionCommandName: 'completion' })
  const suggest = (add: (value: string, description: string) => void) => {
    for (const { name, summary } of scenarioNames()) add(name, summary)
  }
  for (const command of ['dev', 'start']) {
    const option = root.commands.get(command)?.options.get('scenario')
    if (option) option.handler = suggest
  }
  for (const command of ['scenario use', 'scenario show']) {
    const argument = root.commands.get(command)?.arguments.get('name')
    if (argument) argument.handler = suggest
  }
  root.parse([...words])
}
