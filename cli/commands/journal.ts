import { type Command, Option } from 'commander'
import type { JournalEntry } from '../backend/format-journal-entry.ts'
import type { ShownEntry } from '../backend/format-shown-entry.ts'
import { openSession, orUsageError } from '../backend/session.ts'
import { formatExamples, parseWholeNumber } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

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
  const journal = program
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
        'spoke journal show 12',
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

  journal
    .command('show')
    .argument('<number>', 'the number with which its line begins', parseWholeNumber)
    .description('show a call with its headers, variables and bodies, or any other entry')
    .addOption(new Option('--as <form>', 'print a call in a form to paste').choices(FORMS))
    .addHelpText(
      'after',
      formatExamples('spoke journal show 12', 'spoke journal show 12 --as curl', 'spoke journal show 12 --json'),
    )
    .action(async (seq: number, { as }: { as?: (typeof FORMS)[number] }, command: Command) => {
      const session = await openSession(command, terminal)
      const shown = await orUsageError(session.control.journalEntry(session.world, seq), NEXT)
      if (as) return terminal.out(getForm(shown, as))
      const { formatShownEntry } = await import('../backend/format-shown-entry.ts')
      session.print(shown, () => formatShownEntry(shown, session, terminal))
    })

  journal
    .command('replay')
    .argument('<number>', 'the number with which its line begins', parseWholeNumber)
    .description('make a call again, with its secrets, in the same world')
    .addHelpText('after', formatExamples('spoke journal replay 12'))
    .action(async (seq: number, _options, command: Command) => {
      const session = await openSession(command, terminal)
      const shown = await orUsageError(session.control.replay(session.world, seq), NEXT)
      const { formatShownEntry } = await import('../backend/format-shown-entry.ts')
      session.print(shown, () =>
        shown ? formatShownEntry(shown, session, terminal) : 'Made again. Pictures that succeed are not recorded.',
      )
    })
}

const NEXT = '`npx spoke journal` lists the entries with their numbers.'
const FORMS = ['curl', 'test', 'graphiql'] as const

/** A call in a form to paste. Throws a UsageError for an entry that does not have it. */
function getForm(shown: ShownEntry, form: (typeof FORMS)[number]): string {
  const text = shown[form]
  if (text !== undefined) return text
  throw new UsageError(`Entry ${shown.entry.seq} has no form ${form}.`, {
    exitCode: 2,
    next: form === 'graphiql' ? 'Only GraphQL calls of a store have one.' : 'Only calls that are still kept have one.',
  })
}
