import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { listScenarioSummaries } from '#mocks/control/scenario-summary.ts'

/**
 * Prints the completions of a command line for the script of `spoke completion`.
 * @param program Without a `completion` command, because the library adds its own.
 */
export function complete(program: Command, words: readonly string[]): void {
  const root = tab(program, { completionCommandName: 'completion' })
  const suggestScenarios = (add: (value: string, description: string) => void) => {
    for (const { name, summary } of listScenarioSummaries()) add(name, summary)
  }
  for (const command of ['dev', 'start']) {
    const option = root.commands.get(command)?.options.get('scenario')
    if (option) option.handler = suggestScenarios
  }
  for (const command of ['scenario use', 'scenario show']) {
    const argument = root.commands.get(command)?.arguments.get('name')
    if (argument) argument.handler = suggestScenarios
  }
  root.parse([...words])
}
