import type { Command } from 'commander'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { ENVIRONMENT_FILE_HELP } from '../machine/environment-file.ts'
import { BACKEND_PORT } from '../machine/ports.ts'
import { getStateFolder, STATE_FOLDER_HELP } from '../machine/project-folders.ts'
import {
  collectNames,
  createRegionOption,
  formatExamples,
  parsePort,
  parseWholeNumber,
  readGlobals,
} from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

type Options = {
  scenario?: string[]
  region?: RegionCode
  seed?: number
  port: number
  backendPort: number
  stateDir?: string
  open?: boolean
}

/** Adds `spoke dev`. */
export function addDevCommand(program: Command, terminal: Terminal): void {
  program
    .command('dev')
    .description('run the shop with hot reload on a simulated backend')
    .option('--scenario <name,...>', 'scenarios to load first, in order', collectNames)
    .addOption(createRegionOption())
    .option('--seed <n>', 'reset the world with this seed of ids and generated people', parseWholeNumber)
    .option('--port <port>', 'the port of the shop', parsePort, 3000)
    .option('--backend-port <port>', 'the port of the simulated backend', parsePort, BACKEND_PORT)
    .option('--state-dir <folder>', STATE_FOLDER_HELP)
    .option('--open', 'open a browser when the shop is ready')
    .option('--env-file <file>', ENVIRONMENT_FILE_HELP)
    .addHelpText(
      'after',
      formatExamples(
        'spoke dev',
        'spoke dev --scenario cart-completed --open',
        'spoke dev --region us --port 3001 --backend-port 4011',
      ),
    )
    .action(async ({ scenario = [], ...options }: Options, command: Command) => {
      const { world } = readGlobals(command, terminal)
      const { runDevelopment } = await import('../dev/dev.ts')
      const stateDir = options.stateDir ?? getStateFolder(options.backendPort)
      await runDevelopment({ ...options, stateDir, scenario, world }, terminal)
    })
}
