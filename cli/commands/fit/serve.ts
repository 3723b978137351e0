import { type Command, Option } from 'commander'
import type { FitServiceOptions } from '../../fit/run-service.ts'
import { formatExamples, parseCount, parsePort, parseSeconds } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'

/** Adds `spoke fit serve`. */
export function addServeCommand(fit: Command, terminal: Terminal): void {
  fit
    .command('serve')
    .description('run the fit service: recommends sizes, and stores saved fits in SQLite or PostgreSQL')
    .option('--port <n>', 'the port it listens on', parsePort, 4020)
    .option('--host <address>', 'the address it listens on; 0.0.0.0 in a container', '127.0.0.1')
    .addOption(
      new Option('--database <file|url>', 'where saved fits are stored: a file, or postgres://user@host/db')
        .default('fits.sqlite')
        .env('FIT_DATABASE'),
    )
    .option('--pool-size <n>', 'connections to PostgreSQL at most', parseCount, 10)
    .addOption(
      new Option('--keys-file <file>', 'a file of API keys, read again when it changes; instead of FIT_KEYS').env(
        'FIT_KEYS_FILE',
      ),
    )
    .addOption(
      new Option('--shutdown-delay <seconds>', 'how long /readyz says 503 after SIGTERM before connections are refused')
        .argParser(parseSeconds)
        .default(0)
        .env('SHUTDOWN_DELAY_SECONDS'),
    )
    .addHelpText(
      'after',
      `
FIT_KEYS lists the API keys that are accepted, separated by commas. A file has one per line; send SIGHUP to read it at once.
Pass a URL with a password in FIT_DATABASE, because other users of the machine can read arguments.
${formatExamples(
  'FIT_KEYS=secret spoke fit serve --database /data/fits.sqlite --host 0.0.0.0',
  'FIT_DATABASE=postgres://fit:secret@db/fits spoke fit serve --keys-file /run/secrets/fit-keys',
)}`,
    )
    .action(async (options: FitServiceOptions) => {
      const { runFitService } = await import('../../fit/run-service.ts')
      await runFitService(options, terminal)
    })
}
