import type { Command } from 'commander'
import { openSession, orUsageError } from '../../backend/session.ts'
import { formatExamples } from '../../terminal/options.ts'
import { type Terminal, toShortList } from '../../terminal/terminal.ts'

type KeepOptions = { summary?: string; department?: string; start?: string }

/** Adds `spoke world keep`, which writes what differs from a new world as a scenario. */
export function addKeepCommand(world: Command, terminal: Terminal): void {
  world
    .command('keep <name>')
    .description('write a world as a scenario of this project, with its check and a journey')
    .option('--summary <sentence>', 'what it is, for testers')
    .option('--department <name>', 'the part of the shop that it is about; guessed by default')
    .option('--start <path>', 'where the visitor enters')
    .addHelpText(
      'after',
      formatExamples('spoke world keep navy-gone', 'spoke world keep navy-gone --start /products/heroes-navy'),
    )
    .action(async (name: string, options: KeepOptions, command: Command) => {
      const { control, world: id, print, toCommand } = await openSession(command, terminal)
      const scenario = await orUsageError(control.keepWorld(id, { name, ...options }), (message) =>
        message.startsWith('World') ? 'Load, seed or change something, then keep it.' : undefined,
      )
      print(scenario, () =>
        [
          `World ${id} is the scenario ${name}: ${scenario.files.join(', ')}.`,
          ...toShortList(scenario.differences).map((line) => `  ${line}`),
          `Read its sentences, then \`${toCommand(`scenario use ${name}`)}\`, \`npx spoke test ${name}\`.`,
        ].join('\n'),
      )
    })
}
