import { type Command, Option } from 'commander'
import { describeEntry, type JournalEntry, KINDS } from '../journal-line.ts'
import { examples, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

type Options = {
  follow?: boolean
  clear?: boolean
  kind?: JournalEntry['kind']
  upstream?: string
  operation?: string
  text?: string
  since?: number
}

/** `spoke journal` */
export function journalCommand(program: Command, terminal: Terminal): void {
  program
    .command('journal')
    .description('what the simulated backend saw: requests, reports, analytics events, mails')
    .option('-f, --follow', 'go on printing what comes in, until Ctrl-C')
    .addOption(new Option('--kind <kind>', 'only entries of this kind').choices(KINDS))
    .option('--upstream <name>', 'only calls of this one, like shopify')
    .option('--operation <name>', 'only calls of this operation, like cartLinesAdd')
    .option('--text <words>', 'only entries with these words anywhere in them')
    .option('--since <n>', 'only entries after this number', wholeNumber)
    .option('--clear', 'empty it')
    .addHelpText(
      'after',
      examples(
        'spoke journal --follow',
        'spoke journal --kind report',
        'spoke journal --follow --upstream shopify --operation cartLinesAdd',
        'spoke journal --json --world mine',
        'spoke journal --clear',
      ),
    )
    .action(async ({ follow, clear, ...query }: Options, command: Command) => {
      const session = sessionOf(command, terminal)
      const { control, world, print, json } = session
      if (clear) {
        await asked(control.clearJournal(world))
        return print({ cleared: world }, () => `The journal of world ${world} is empty.`)
      }
      if (!follow) {
        const entries = await asked(control.journal(world, query))
        return print(entries, () => entries.map((entry) => describeEntry(entry, terminal)).join('\n') || 'Nothing yet.')
      }
      await asked(drain(control.followJournal(world, query, terminal.signal)))

      /** One line an entry; with --json one object a line, since a list would never end. */
      async function drain(entries: AsyncIterable<JournalEntry>) {
        for await (const entry of entries) terminal.out(json ? JSON.stringify(entry) : describeEntry(entry, terminal))
      }
    })
}
