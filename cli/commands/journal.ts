import { type Command, Option } from 'commander'
import type { JournalEntry } from '../backend/format-journal-entry.ts'
import { openSession, orUsageError } from '../backend/session.ts'
import { formatExamples, parseWholeNumber } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

type Options = {
  follow?: boolean
  clear?: boolean
  kind?: JournalEntry['kind']
  upstream?: string
  operation?: string
  text?: string
  since?: number
}

const KINDS = ['request', 'report', 'event', 'mail', 'warning'] as const satisfies JournalEntry['kind'][]

/** Adds `spoke journal`. */
export function addJournalCommand(program: Command, terminal: Terminal): void {
  program
    .command('journal')
    .description('show what the simulated backend received: requests, reports, analytics events, mails')
    .option('-f, --follow', 'print new entries until Ctrl-C')
    .addOption(new Option('--kind <kind>', 'only entries of this kind').choices(KINDS))
    .option('--upstream <name>', 'only requests to this upstream, like shopify')
    .option('--operation <name>', 'only requests of this operation, like cartLinesAdd')
    .option('--text <words>', 'only entries that contain these words')
    .option('--since <n>', 'only entries after this number', parseWholeNumber)
    .option('--clear', 'delete all entries')
    .addHelpText(
      'after',
      formatExamples(
        'spoke journal --follow',
        'spoke journal --kind report',
        'spoke journal --follow --upstream shopify --operation cartLinesAdd',
        'spoke journal --json --world mine',
        'spoke journal --clear',
      ),
    )
    .action(async ({ follow, clear, ...query }: Options, command: Command) => {
      const { control, world, print, json } = await openSession(command, terminal)
      if (clear) {
        await orUsageError(control.clearJournal(world))
        return print({ cleared: world }, () => `Deleted all journal entries of world ${world}.`)
      }
      const { formatJournalEntry } = await import('../backend/format-journal-entry.ts')
      if (!follow) {
        const entries = await orUsageError(control.journal(world, query))
        const format = () => entries.map((entry) => formatJournalEntry(entry, terminal)).join('\n')
        return print(entries, () => format() || 'No entries.')
      }
      await orUsageError(printEntries(control.followJournal(world, query, terminal.signal)))

      /** One line per entry; with --json one object per line, because the list has no end. */
      async function printEntries(entries: AsyncIterable<JournalEntry>) {
        for await (const entry of entries)
          terminal.out(json ? JSON.stringify(entry) : formatJournalEntry(entry, terminal))
      }
    })
}
