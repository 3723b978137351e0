import { type Command, InvalidArgumentError } from 'commander'
import type { ClockRequest, ClockState } from '#mocks/control/api.ts'
import { openSession, orUsageError, type Session } from '../backend/session.ts'
import { parseDuration } from '../terminal/duration.ts'
import { formatExamples } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Adds `spoke clock show|set|advance|stop|run|reset`. */
export function addClockCommands(program: Command, terminal: Terminal): void {
  const clock = program.command('clock').description('show and change the time of a world')

  clock
    .command('show', { isDefault: true })
    .description('show the time of a world and its offset from real time')
    .addHelpText('after', formatExamples('spoke clock', 'spoke clock show --json'))
    .action(async (_options, command: Command) => {
      const session = await openSession(command, terminal)
      await printClock(await orUsageError(session.control.clock(session.world)), session.print)
    })

  clock
    .command('set')
    .argument('<time>', 'like 2026-12-24 or 2026-12-24T18:00:00Z', parseInstant)
    .description('set the time; the clock runs on from there')
    .addHelpText(
      'after',
      formatExamples('spoke clock set 2026-12-24', 'spoke clock set 2026-12-24T18:00:00Z --world mine'),
    )
    .action((set: string, _options, command: Command) => changeClock({ set }, command))

  clock
    .command('advance')
    .argument('<time>', 'like 14d', parseDuration)
    .description('move the time forward, or back with a minus')
    // -1d looks like an option; what is neither is refused by parseDuration
    .allowUnknownOption()
    .addHelpText(
      'after',
      formatExamples('spoke clock advance 14d', 'spoke clock advance 2h30m', 'spoke clock advance -1d'),
    )
    .action((advanceMs: number, _options, command: Command) => changeClock({ advanceMs }, command))

  clock
    .command('stop')
    .description('stop the clock')
    .addHelpText('after', formatExamples('spoke clock stop'))
    .action((_options, command: Command) => changeClock({ frozen: true }, command))

  clock
    .command('run')
    .description('start a stopped clock again')
    .addHelpText('after', formatExamples('spoke clock run'))
    .action((_options, command: Command) => changeClock({ frozen: false }, command))

  clock
    .command('reset')
    .description('return to real time')
    .addHelpText('after', formatExamples('spoke clock reset'))
    .action((_options, command: Command) => changeClock({ reset: true, frozen: false }, command))

  async function changeClock(change: ClockRequest, command: Command) {
    const { control, world, printWithLink } = await openSession(command, terminal)
    await printClock(await orUsageError(control.setClock(world, change)), printWithLink)
  }
}

async function printClock(state: ClockState, print: Session['printWithLink']): Promise<void> {
  const { describeClockOffset } = await import('#mocks/control/describe/time.ts')
  print(state, () => `${state.now}  ${describeClockOffset(state)}`)
}

/** A date without a time is its first moment in UTC. */
function parseInstant(text: string): string {
  const date = new Date(text)
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  // Date takes 31 February for 3 March
  if (day && !Number.isNaN(date.getTime()) && new Date(day).toISOString().startsWith(day)) return date.toISOString()
  throw new InvalidArgumentError('Expected a time like 2026-12-24 or 2026-12-24T18:00:00Z.')
}
