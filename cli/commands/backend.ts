import type { Command } from 'commander'
import { aborted, STATE, startBackend } from '../backend-process.ts'
import { simulatedEnvironment } from '../environment.ts'
import { Mistake } from '../mistake.ts'
import { examples, portNumber, wholeNumber } from '../options.ts'
import { sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

type Options = { port: number; storefront: string; seed?: number; state: boolean; stateDir: string }

/** `spoke backend` */
export function backendCommand(program: Command, terminal: Terminal): void {
  program
    .command('backend')
    .description('the simulated backend alone, for a shop that runs elsewhere; --json prints the environment for it')
    .option('--port <port>', 'where it listens', portNumber, 4010)
    .option('--storefront <url>', 'the shop that its links lead back to', 'http://localhost:3000')
    .option('--seed <n>', 'what its ids and invented people follow from', wholeNumber)
    .option('--state-dir <folder>', 'where the default world is kept', STATE)
    .option('--no-state', 'keep nothing on disk')
    .addHelpText('after', examples('spoke backend', 'spoke backend --port 0 --no-state --json'))
    .action(async ({ port, storefront, seed, state, stateDir }: Options, command: Command) => {
      const { print } = sessionOf(command, terminal)
      const options = {
        port,
        storefront,
        onOutput: terminal.err,
        ...(seed !== undefined && { seed }),
        stateDir: state && stateDir,
      }
      const backend = await startBackend(options, '--port')
      const { origin } = backend
      print(
        { origin, environment: simulatedEnvironment(origin, storefront) },
        () => `Simulated backend and panel: ${origin}/\nCtrl-C stops it.`,
      )
      await Promise.race([aborted(terminal.signal), backend.ended])
      if (terminal.signal.aborted) return backend.stop()
      throw new Mistake(`The simulated backend ended by itself (exit code ${await backend.ended}).`)
    })
}
