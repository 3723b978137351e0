import type { Command } from 'commander'
import { STATE } from '../backend-process.ts'
import { examples, names, portNumber, regionOption, wholeNumber } from '../options.ts'
import { sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

type Options = {
  scenario?: string[]
  region?: 'gb' | 'us' | 'eu'
  seed?: number
  port: number
  backendPort: number
  stateDir: string
  open?: boolean
}

/** `spoke dev` */
export function devCommand(program: Command, terminal: Terminal): void {
  program
    .command('dev')
    .description('the shop with hot reload, on a simulated backend')
    .option('--scenario <name,...>', 'scenarios to arrange first, in order', names)
    .addOption(regionOption())
    .option('--seed <n>', 'make the world afresh; its ids and invented people follow from this', wholeNumber)
    .option('--port <port>', 'where the shop listens', portNumber, 3000)
    .option('--backend-port <port>', 'where the simulated backend listens', portNumber, 4010)
    .option('--state-dir <folder>', 'where the default world is kept', STATE)
    .option('--open', 'open a browser when it is ready')
    .addHelpText(
      'after',
      examples(
        'spoke dev',
        'spoke dev --scenario cart-completed --open',
        'spoke dev --region us --port 3001 --backend-port 4011',
      ),
    )
    .action(async ({ scenario = [], ...options }: Options, command: Command) => {
      const { world } = sessionOf(command, terminal)
      // Vite and all that it brings are only read by this command
      const { develop } = await import('../dev/dev.ts')
      await develop({ ...options, scenario, world }, terminal)
    })
}
