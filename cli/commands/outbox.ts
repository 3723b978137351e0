import type { Command } from 'commander'
import type { Outbox } from '#mocks/control/api.ts'
import { openSession, orUsageError } from '../backend/session.ts'
import { formatExamples } from '../terminal/options.ts'
import { formatTable, type Terminal } from '../terminal/terminal.ts'

/** Adds `spoke outbox`. */
export function addOutboxCommand(program: Command, terminal: Terminal): void {
  program
    .command('outbox')
    .description('show the mails that upstreams would have sent: labels, saved fits, newsletter codes')
    .option('--full', 'with their texts and links')
    .addHelpText('after', formatExamples('spoke outbox', 'spoke outbox --full', 'spoke outbox --json --world mine'))
    .action(async ({ full }: { full?: boolean }, command: Command) => {
      const { control, world, print } = await openSession(command, terminal)
      const mails = await orUsageError(control.outbox(world))
      const format = full ? formatMails : formatMailList
      print(mails, () => (mails.length === 0 ? 'No mails.' : format(mails, terminal)))
    })
}

const formatTime = (at: string) => at.slice(0, 16).replace('T', ' ')

function formatMailList(mails: Outbox, { style }: Terminal): string {
  return formatTable(mails.map(({ at, kind, to, subject }) => [style('dim', formatTime(at)), kind, to, subject]))
}

function formatMails(mails: Outbox, { style }: Terminal): string {
  return mails
    .map(({ at, to, subject, text, links }) =>
      [
        `${style('bold', subject)}\n${style('dim', `${formatTime(at)}  to ${to}`)}`,
        text,
        ...links.map(({ label, href }) => `${label}: ${href}`),
      ].join('\n'),
    )
    .join('\n\n')
}
