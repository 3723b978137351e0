import { type Command, Option } from 'commander'
import { examples, names, portNumber } from '../options.ts'
import { ROOT } from '../run-script.ts'
import { LOG_LEVELS, type LogLevel } from '../serve/log.ts'
import { sessionOf } from '../session.ts'
import { start } from '../start.ts'
import type { Terminal } from '../terminal.ts'

type Options = {
  simulated?: boolean
  scenario?: string[]
  port: number
  backendPort: number
  build?: boolean
  logLevel: LogLevel
  quiet?: boolean
  output: string
}

/** `spoke start` */
export function startCommand(program: Command, terminal: Terminal): void {
  program
    .command('start')
    .description('the production build, on the upstreams of the environment or on a simulated backend')
    .option('--simulated', 'on a simulated backend of its own')
    .option('--scenario <name,...>', 'with --simulated: scenarios to arrange first, in order', names)
    .addOption(new Option('--port <port>', 'where the shop listens').argParser(portNumber).default(3000).env('PORT'))
    .option('--backend-port <port>', 'with --simulated: where the backend listens', portNumber, 4010)
    .option('--output <folder>', 'where the build is', `${ROOT}.output`)
    .option('--build', 'build first')
    .addOption(
      new Option('--log-level <level>', 'how much to log').choices(LOG_LEVELS).default('info').env('LOG_LEVEL'),
    )
    .option('-q, --quiet', 'short for --log-level error')
    .addHelpText(
      'after',
      examples(
        'spoke start --simulated --build',
        'spoke start --simulated --scenario cart-completed --port 3001',
        'PORT=8080 SITE_ORIGIN=https://spoke.example ... spoke start',
      ),
    )
    .action(async ({ scenario = [], quiet, logLevel, ...options }: Options, command: Command) => {
      const { world } = sessionOf(command, terminal)
      await start({ ...options, scenario, world, logLevel: quiet ? 'error' : logLevel }, terminal)
    })
}
