import type { Command } from 'commander'
import { openSession, orUsageError } from '../backend/session.ts'
import { parseWait } from '../terminal/duration.ts'
import { formatExamples } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Adds `spoke latency`. */
export function addLatencyCommand(program: Command, terminal: Terminal): void {
  program
    .command('latency')
    .argument('[time]', 'like 800ms or 2s; 0s ends it', parseWait)
    .description('show or set how long every upstream waits before it responds')
    // -2s looks like an option; what is neither is refused by parseWait
    .allowUnknownOption()
    .addHelpText('after', formatExamples('spoke latency', 'spoke latency 800ms', 'spoke latency 0s --world mine'))
    .action(async (ms: number | undefined, _options, command: Command) => {
      const { control, world, print, printWithLink } = await openSession(command, terminal)
      const latency = await orUsageError(ms === undefined ? control.latency(world) : control.setLatency(world, ms))
      const printLatency = ms === undefined ? print : printWithLink
      printLatency(latency, () => (latency.ms > 0 ? `${latency.ms} ms on every response` : 'No latency.'))
    })
}
