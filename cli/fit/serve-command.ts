import { once } from 'node:events'
import type { Command } from 'commander'
import { Mistake } from '../mistake.ts'
import { examples, portNumber } from '../options.ts'
import type { Terminal } from '../terminal.ts'

type Options = { port: number; host: string; database: string }

/** `spoke fit serve` */
export function fitServeCommand(fit: Command, terminal: Terminal): void {
  fit
    .command('serve')
    .description('a real fit service, for a shop that has none: recommends, and keeps saved fits in SQLite')
    .option('--port <n>', 'where it answers', portNumber, 4020)
    .option('--host <address>', 'on which address; 0.0.0.0 in a container', '127.0.0.1')
    .option('--database <file>', 'where saved fits are kept', 'fits.sqlite')
    .addHelpText(
      'after',
      `\nFIT_KEYS holds the API keys that may ask, separated by commas.\n${examples(
        'FIT_KEYS=secret spoke fit serve --database /data/fits.sqlite --host 0.0.0.0',
      )}`,
    )
    .action(async ({ port, host, database }: Options) => {
      const keys = (process.env.FIT_KEYS ?? '').split(',').filter(Boolean)
      if (keys.length === 0)
        throw new Mistake('FIT_KEYS is missing.', { next: 'Set it to the keys that may ask.', exitCode: 2 })
      // loaded here: no other command needs SQLite
      const { serveFit } = await import('#mocks/recommender/service/serve.ts')
      const service = await serveFit({ port, host, database, keys })
      terminal.out(`Fit service: ${service.origin}/2024-05  (health: ${service.origin}/healthz)`)
      if (!terminal.signal.aborted) await once(terminal.signal, 'abort')
      await service.close()
    })
}
