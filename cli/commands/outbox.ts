import type { Command } from 'commander'
import type { Outbox } from '#mocks/control/api.ts'
import { examples } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'

/** `spoke outbox` */
export function outboxCommand(program: Command, terminal: Terminal): void {
  program
    .command('outbox')
    .description('mails that would have been sent: labels, saved fits, newsletter codes')
    .option('--full', 'with what they say')
    .addHelpText('after', examples('spoke outbox', 'spoke outbox --full', 'spoke outbox --json --world mine'))
    .action(async ({ full }: { full?: boolean }, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const mails = await asked(control.outbox(world))
      print(mails, () =>
        mails.length === 0 ? 'Nothing was sent.' : full ? whole(mails, terminal) : listed(mails, terminal),
      )
    })
}

const clock = (at: string) => at.slice(0, 16).replace('T', ' ')

function listed(mails: Outbox, { style }: Terminal): string {
  return table(mails.map(({ at, kind, to, subject }) => [style('dim', clock(at)), kind, to, subject]))
}

function whole(mails: Outbox, { style }: Terminal): string {
  return mails
    .map(({ at, to, subject, text, links }) =>
      [
        `${style('bold', subject)}\n${style('dim', `${clock(at)}  to ${to}`)}`,
        text,
        ...links.map(({ label, href }) => `${label}: ${href}`),
      ].join('\n'),
    )
    .join('\n\n')
}
