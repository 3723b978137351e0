import type { Command } from 'commander'
import { formatExamples, readGlobals } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'

/** Adds `spoke fit copy`. */
export function addCopyCommand(fit: Command, terminal: Terminal): void {
  fit
    .command('copy')
    .description('copy all saved fits into an empty database, all or none; stop the fit service first')
    .requiredOption('--from <file|url>', 'a file of SQLite, or postgres://user@host/db')
    .requiredOption('--to <file|url>', 'the empty database; a file is created')
    .addHelpText(
      'after',
      `\nPGPASSWORD is the password of URLs without one.\n${formatExamples(
        'spoke fit copy --from fits.sqlite --to postgres://fit@db/fits',
        'spoke fit copy --from postgres://fit@db/fits --to fits.sqlite',
      )}`,
    )
    .action(async ({ from, to }: { from: string; to: string }, command: Command) => {
      const { copyDatabase } = await import('#mocks/recommender/service/database/copy-database.ts')
      const { toDatabaseUsageError } = await import('../../fit/database-usage-error.ts')
      const copied = await copyDatabase(from, to).catch((error: unknown) => {
        throw toDatabaseUsageError(error)
      })
      readGlobals(command, terminal).print(copied, () => `Copied: ${copied.fits} fits, ${copied.tokens} tokens`)
    })
}
