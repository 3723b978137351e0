import type { Command } from 'commander'
import { durationInWords } from '#mocks/control/words/time-words.ts'
import { examples, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'
import { worldBundleCommands } from '../world/bundle-commands.ts'
import { describedWorld } from '../world/described-world.ts'
import { describedDiff } from '../world/diff-words.ts'

const SEE_ALL = 'Run `spoke world list` to see them all.'

/** `spoke world list|show|diff|reset|remove|export|import` */
export function worldCommands(program: Command, terminal: Terminal): void {
  const world = program.command('world').description('the worlds that the simulated backend keeps apart')

  world
    .command('list')
    .description('every world there is')
    .addHelpText('after', examples('spoke world list', 'spoke world list --json'))
    .action(async (_options, command: Command) => {
      const { control, print } = sessionOf(command, terminal)
      const worlds = await asked(control.worlds())
      print(worlds, () => {
        if (worlds.length === 0) return 'No world yet: each is made when it is first asked for.'
        const head = ['World', 'Seed', 'Idle', 'Scenarios'].map((text) => terminal.style('dim', text))
        return table([
          head,
          ...worlds.map(({ id, seed, idleMs, scenarios }) => [
            id,
            String(seed),
            idleMs < 1_000 ? 'in use' : durationInWords(idleMs),
            scenarios.join(', ') || '-',
          ]),
        ])
      })
    })

  world
    .command('show')
    .description('what a world holds: scenarios, records, faults, its time')
    .addHelpText('after', examples('spoke world show', 'spoke world show --world mine'))
    .action(async (_options, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      const state = await asked(control.world(id), SEE_ALL)
      print(state, () => describedWorld(state, terminal))
    })

  world
    .command('diff')
    .description('what makes a world differ from the plain house, without anybody’s details')
    .addHelpText('after', examples('spoke world diff', 'spoke world diff --world mine --json'))
    .action(async (_options, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      const diff = await asked(control.diff(id), SEE_ALL)
      print(diff, () => describedDiff(diff, terminal))
    })

  world
    .command('reset')
    .description('make a world afresh: plain goods, no records, no faults')
    .option('--seed <n>', 'what its ids and invented people follow from', wholeNumber)
    .addHelpText('after', examples('spoke world reset', 'spoke world reset --world mine --seed 7'))
    .action(async ({ seed }: { seed?: number }, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      const loaded = await asked(control.reset(id, seed))
      print(loaded, () => `World ${id} is made afresh.`)
    })

  world
    .command('remove')
    .description('forget a world altogether')
    .addHelpText('after', examples('spoke world remove --world mine'))
    .action(async (_options, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      await asked(control.removeWorld(id), SEE_ALL)
      print({ removed: id }, () => `World ${id} is gone.`)
    })

  worldBundleCommands(world, terminal)
}
