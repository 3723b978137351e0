import type { Command } from 'commander'
import { getShopEnvironment } from '../backend/environment.ts'
import { BACKEND_PORT } from '../machine/ports.ts'
import { getStateFolder, STATE_FOLDER_HELP } from '../machine/project-folders.ts'
import { formatExamples, parsePort, parseWholeNumber, readGlobals } from '../terminal/options.ts'
import { type Terminal, waitForAbort } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

type Options = {
  port: number
  storefront: string
  seed?: number
  state: boolean
  stateDir?: string
  maxWorlds?: number
}

/** Adds `spoke backend`. */
export function addBackendCommand(program: Command, terminal: Terminal): void {
  program
    .command('backend')
    .description('run the simulated backend alone; --json prints the environment for a shop that runs elsewhere')
    .option('--port <port>', 'the port it listens on', parsePort, BACKEND_PORT)
    .option('--storefront <url>', 'the shop that its links lead back to', 'http://localhost:3000')
    .option('--seed <n>', 'the seed of ids and generated people', parseWholeNumber)
    .option('--state-dir <folder>', STATE_FOLDER_HELP)
    .option('--no-state', 'store nothing on disk')
    .option('--max-worlds <n>', 'how many worlds it keeps besides the default one (1,000)', parseWholeNumber)
    .addHelpText('after', formatExamples('spoke backend', 'spoke backend --port 0 --no-state --json'))
    .action(async ({ port, storefront, seed, state, stateDir, maxWorlds }: Options, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const { startBackend } = await import('../backend/start-backend.ts')
      const options = {
        port,
        storefront,
        onOutput: terminal.err,
        ...(seed !== undefined && { seed }),
        ...(maxWorlds !== undefined && { maxWorlds }),
        stateDir: state && (stateDir ?? getStateFolder(port)),
      }
      const backend = await startBackend(options, '--port')
      const { origin } = backend
      print(
        { origin, environment: getShopEnvironment(origin, storefront) },
        () => `Simulated backend and panel: ${origin}/\nCtrl-C stops it.`,
      )
      await Promise.race([waitForAbort(terminal.signal), backend.ended])
      if (terminal.signal.aborted) return backend.stop()
      throw new UsageError(`The simulated backend stopped unexpectedly (exit code ${await backend.ended}).`)
    })
}
