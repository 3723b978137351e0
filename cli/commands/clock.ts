import { type Command, InvalidArgumentError } from 'commander'
import type { ClockRequest } from '#mocks/control/api.ts'
import { offsetInWords } from '#mocks/control/words/time-words.ts'
import { durationInMs } from '../duration.ts'
import { examples } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

/** `spoke clock show|set|advance|stop|run|reset` */
export function clockCommands(program: Command, terminal: Terminal): void {
  const clock = program.command('clock').description('what time it is in a world')

  clock
    .command('show', { isDefault: true })
    .description('the world’s time, and how far it is from the real one')
    .addHelpText('after', examples('spoke clock', 'spoke clock show --json'))
    .action(async (_options, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const state = await asked(control.clock(world))
      print(state, () => `${state.now}  ${offsetInWords(state)}`)
    })

  clock
    .command('set')
    .argument('<time>', 'like 2026-12-24 or 2026-12-24T18:00:00Z', instant)
    .description('set it; it runs on from there')
    .addHelpText('after', examples('spoke clock set 2026-12-24', 'spoke clock set 2026-12-24T18:00:00Z --world mine'))
    .action((set: string, _options, command: Command) => change({ set }, command))

  clock
    .command('advance')
    .argument('<time>', 'like 14d', durationInMs)
    .description('set it on, or back with a minus')
    .addHelpText(
      'after',
      examples('spoke clock advance 14d', 'spoke clock advance 2h30m', 'spoke clock advance -- -1d'),
    )
    .action((advanceMs: number, _options, command: Command) => change({ advanceMs }, command))

  clock
    .command('stop')
    .description('hold it where it is')
    .addHelpText('after', examples('spoke clock stop'))
    .action((_options, command: Command) => change({ frozen: true }, command))

  clock
    .command('run')
    .description('let it run on from where it is')
    .addHelpText('after', examples('spoke clock run'))
    .action((_options, command: Command) => change({ frozen: false }, command))

  clock
    .command('reset')
    .description('back to real time')
    .addHelpText('after', examples('spoke clock reset'))
    .action((_options, command: Command) => change({ reset: true, frozen: false }, command))

  async function change(wanted: ClockRequest, command: Command) {
    const { control, world, print } = sessionOf(command, terminal)
    const state = await asked(control.setClock(world, wanted))
    print(state, () => `${state.now}  ${offsetInWords(state)}`)
  }
}

/** A day is taken as its first moment in UTC. */
function instant(text: string): string {
  const date = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime())) return date.toISOString()
  throw new InvalidArgumentError('It is a time like 2026-12-24 or 2026-12-24T18:00:00Z.')
}
