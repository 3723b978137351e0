import type { Command } from 'commander'
import type { WorldState, WorldSummary } from '#mocks/control/api.ts'
import { examples, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'

/** `spoke world list|show|reset` */
export function worldCommands(program: Command, terminal: Terminal): void {
  const world = program.command('world').description('the worlds that the simulated backend keeps apart')

  world
    .command('list')
    .description('every world there is')
    .addHelpText('after', examples('spoke world list', 'spoke world list --json'))
    .action(async (_options, command: Command) => {
      const { control, print } = sessionOf(command, terminal)
      const worlds = await asked(control.worlds())
      print(worlds, () => listed(worlds, terminal))
    })

  world
    .command('show')
    .description('what a world holds: scenarios, records, faults, its time')
    .addHelpText('after', examples('spoke world show', 'spoke world show --world mine'))
    .action(async (_options, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      const state = await asked(control.world(id), 'Run `spoke world list` to see them all.')
      print(state, () => described(state, terminal))
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
}

function listed(worlds: readonly WorldSummary[], { style }: Terminal): string {
  if (worlds.length === 0) return 'No world yet: each is made when it is first asked for.'
  const head = ['World', 'Seed', 'Idle', 'Scenarios'].map((text) => style('dim', text))
  const rows = worlds.map(({ id, seed, idleMs, scenarios }) => [
    id,
    String(seed),
    `${Math.round(idleMs / 1000)} s`,
    scenarios.join(', ') || '-',
  ])
  return table([head, ...rows])
}

function described({ id, seed, scenarios, clock, records, faults }: WorldState, { style }: Terminal): string {
  const counted = Object.entries(records).filter(([, count]) => count > 0)
  const rows = [
    ['Seed', String(seed)],
    ['Time', clock.offsetMs === 0 ? `${clock.now} (real)` : clock.now],
    ['Scenarios', scenarios.join(', ') || 'none'],
    ['Records', counted.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'none'],
    ['Faults', faults.map((fault) => JSON.stringify(fault)).join(' ') || 'none'],
  ]
  return `${style('bold', id)}\n${table(rows)}`
}
