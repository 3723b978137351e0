import type { Command } from 'commander'
import { formatExamples, parsePort } from '../../terminal/options.ts'
import { type Terminal, waitForAbort } from '../../terminal/terminal.ts'
import { UsageError } from '../../usage-error.ts'

type Options = { port: number; host: string; database: string }

/** Adds `spoke fit serve`. */
export function addServeCommand(fit: Command, terminal: Terminal): void {
  fit
    .command('serve')
    .description('run the fit service: recommends sizes, and stores saved fits in SQLite')
    .option('--port <n>', 'the port it listens on', parsePort, 4020)
    .option('--host <address>', 'the address it listens on; 0.0.0.0 in a container', '127.0.0.1')
    .option('--database <file>', 'where saved fits are stored', 'fits.sqlite')
    .addHelpText(
      'after',
      `\nFIT_KEYS lists the API keys that are accepted, separated by commas.\n${formatExamples(
        'FIT_KEYS=secret spoke fit serve --database /data/fits.sqlite --host 0.0.0.0',
      )}`,
    )
    .action(async ({ port, host, database }: Options) => {
      const keys = (process.env.FIT_KEYS ?? '').split(',').filter(Boolean)
      if (keys.length === 0) {
        throw new UsageError('FIT_KEYS is not set.', {
          next: 'Set it to the API keys that are accepted, separated by commas.',
          exitCode: 2,
        })
      }
      const { serveFit } = await import('#mocks/recommender/service/serve.ts')
      const service = await serveFit({ port, host, database, keys })
      terminal.out(`Fit service: ${service.origin}/2024-05  (health: ${service.origin}/healthz)`)
      await waitForAbort(terminal.signal)
      await service.close()
    })
}
