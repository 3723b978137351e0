import type { Command } from 'commander'
import { openSession, orUsageError, type Session } from '../backend/session.ts'
import { formatExamples, parseWholeNumber } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import { addBundleCommands } from './world/bundle.ts'
import { addKeepCommand } from './world/keep.ts'

/** The next step after an unknown world. */
const seeAll = ({ toCommand }: Session) => `Run \`${toCommand('world list')}\` to see them all.`

/** Adds `spoke world list|show|diff|reset|remove|export|import|keep`. */
export function addWorldCommands(program: Command, terminal: Terminal): void {
  const world = program.command('world').description('show, compare, reset, export and import worlds')

  world
    .command('list')
    .description('list all worlds of the simulated backend')
    .addHelpText('after', formatExamples('spoke world list', 'spoke world list --json'))
    .action(async (_options, command: Command) => {
      const { control, print } = await openSession(command, terminal)
      const worlds = await orUsageError(control.worlds())
      const { formatWorldList } = await import('./world/format-world.ts')
      print(worlds, () => formatWorldList(worlds, terminal))
    })

  world
    .command('show')
    .description('show the scenarios, records, faults and time of a world')
    .addHelpText('after', formatExamples('spoke world show', 'spoke world show --world mine'))
    .action(async (_options, command: Command) => {
      const session = await openSession(command, terminal)
      const { control, world: id, print } = session
      const state = await orUsageError(control.world(id), seeAll(session))
      const { formatWorld } = await import('./world/format-world.ts')
      print(state, () => formatWorld(state, terminal))
    })

  world
    .command('diff')
    .description('show how a world differs from the default data, without personal details')
    .addHelpText('after', formatExamples('spoke world diff', 'spoke world diff --world mine --json'))
    .action(async (_options, command: Command) => {
      const session = await openSession(command, terminal)
      const { control, world: id, print } = session
      const diff = await orUsageError(control.diff(id), seeAll(session))
      const { formatDiff } = await import('./world/format-diff.ts')
      print(diff, () => formatDiff(diff, terminal))
    })

  world
    .command('reset')
    .description('reset a world to its default data: no records, no faults')
    .option('--seed <n>', 'the seed of ids and generated people', parseWholeNumber)
    .addHelpText('after', formatExamples('spoke world reset', 'spoke world reset --world mine --seed 7'))
    .action(async ({ seed }: { seed?: number }, command: Command) => {
      const { control, world: id, printWithLink } = await openSession(command, terminal)
      const loaded = await orUsageError(control.reset(id, seed))
      printWithLink(loaded, () => `World ${id} is reset to its default data.`)
    })

  world
    .command('remove')
    .description('delete a world')
    .addHelpText('after', formatExamples('spoke world remove --world mine'))
    .action(async (_options, command: Command) => {
      const session = await openSession(command, terminal)
      const { control, world: id, print } = session
      if (command.getOptionValueSourceWithGlobals('world') === 'default')
        throw new UsageError('No world given.', {
          exitCode: 2,
          next: `Give one with --world. \`${session.toCommand('world reset')}\` empties the default one.`,
        })
      await orUsageError(control.removeWorld(id), seeAll(session))
      print({ removed: id }, () => `World ${id} is deleted.`)
    })

  addBundleCommands(world, terminal)
  addKeepCommand(world, terminal)
}
