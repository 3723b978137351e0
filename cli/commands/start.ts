import { type Command, Option } from 'commander'
import { ENVIRONMENT_FILE_HELP } from '../machine/environment-file.ts'
import { BACKEND_PORT } from '../machine/ports.ts'
import { OUTPUT_FOLDER } from '../machine/project-folders.ts'
import { LOG_LEVELS, type LogLevel } from '../serve/log.ts'
import { collectNames, formatExamples, parsePort, parseSeconds, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

type Options = {
  simulated?: boolean
  scenario?: string[]
  port: number
  backendPort: number
  draftPictures?: boolean
  webhooks?: boolean
  build?: boolean
  logLevel: LogLevel
  quiet?: boolean
  shutdownDelay?: number
  metricsPort?: number
  output: string
  previousOutput?: string
}

/** Adds `spoke start`. */
export function addStartCommand(program: Command, terminal: Terminal): void {
  program
    .command('start')
    .description('run the production build, on the upstreams of the environment or on a simulated backend')
    .option('--simulated', 'start a simulated backend for it')
    .option('--scenario <name,...>', 'with --simulated: scenarios to load first, in order', collectNames)
    .addOption(new Option('--port <port>', 'the port of the shop').argParser(parsePort).default(3000).env('PORT'))
    .option('--backend-port <port>', 'with --simulated: the port of the backend', parsePort, BACKEND_PORT)
    .option('--draft-pictures', 'with --simulated: draw pictures in flat colours, for tests that look at pages only')
    .option('--webhooks', 'with --simulated: the backend tells the shop when stock or content changes')
    .option('--output <folder>', 'where the build is', OUTPUT_FOLDER)
    .addOption(
      new Option(
        '--previous-output <folder>',
        'where the build before is, whose files are sent too: pages of it are still open in browsers',
      ).env('PREVIOUS_OUTPUT'),
    )
    .option('--build', 'build first')
    .option('--env-file <file>', ENVIRONMENT_FILE_HELP)
    .addOption(
      new Option('--log-level <level>', 'how much to log').choices(LOG_LEVELS).default('info').env('LOG_LEVEL'),
    )
    .option('-q, --quiet', 'short for --log-level error')
    .addOption(
      new Option(
        '--shutdown-delay <seconds>',
        'how long /readyz says 503 after SIGTERM before connections are refused (default: 5, with --simulated 0)',
      )
        .argParser(parseSeconds)
        .env('SHUTDOWN_DELAY_SECONDS'),
    )
    .addOption(
      new Option('--metrics-port <port>', 'serve metrics for Prometheus at /metrics on this port (default: none)')
        .argParser(parsePort)
        .env('METRICS_PORT'),
    )
    .addHelpText(
      'after',
      formatExamples(
        'spoke start --simulated --build',
        'spoke start --simulated --scenario cart-completed --port 3001',
        'PORT=8080 SITE_ORIGIN=https://spoke.example ... spoke start',
      ),
    )
    .action(async ({ scenario = [], quiet, logLevel, shutdownDelay, ...options }: Options, command: Command) => {
      const { world } = readGlobals(command, terminal)
      const { startShop } = await import('../serve/start.ts')
      const level = quiet ? 'error' : logLevel
      await startShop({ ...options, scenario, world, logLevel: level, shutdownDelaySeconds: shutdownDelay }, terminal)
    })
}
