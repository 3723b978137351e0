import type { z } from 'zod'
import type { MailRecord, mailRecord } from './mails.ts'
import type { World } from './world.ts'

export type Mail = Omit<z.input<typeof mailRecord>, 'id' | 'at'>

/** Puts a mail into the world's outbox. The journal records it without its address. */
export async function sendMail(world: World, mail: Mail): Promise<MailRecord> {
  const at = world.clock.now().toISOString()
  const record = await world.outbox.create({ id: world.ids.next('mail'), at, ...mail })
  world.journal.add({ kind: 'mail', template: mail.kind, to: mail.to, subject: mail.subject })
  return record
}
