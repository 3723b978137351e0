import { type Command, Option } from 'commander'
import { formatExamples, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

type Options = { watch?: boolean; headed?: boolean; phone?: boolean; build?: boolean }

/** Adds `spoke test`. */
export function addTestCommand(program: Command, terminal: Terminal): void {
  program
    .command('test')
    .argument('[words...]', 'only journeys with all these words in file, title or tag')
    .description('run journeys in a browser against the running shop')
    .option('-w, --watch', 'run them again after each change, until Ctrl-C')
    .option('--headed', 'show the browser')
    .option('--phone', 'on the width of a phone: those with the tag @phone')
    .addOption(new Option('--build', 'build the shop and run them on that').conflicts('watch'))
    .addHelpText(
      'after',
      formatExamples('spoke test completed-cart', 'spoke test cart gift --watch', 'spoke test --build'),
    )
    .action(async (words: string[], options: Options, command: Command) => {
      const { backend } = readGlobals(command, terminal)
      const { runJourneys } = await import('../journeys/run-journeys.ts')
      await runJourneys({ ...options, words, backend }, terminal)
    })
}
