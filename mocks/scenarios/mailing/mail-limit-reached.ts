import { z } from 'zod'
import { MAX_MAILS_PER_HOUR } from '#mocks/upstreams/backend/mail-limit.ts'
import { sendMail } from '#mocks/world/send-mail.ts'
import { defineScenario } from '../define-scenario.ts'

export const mailLimitReached = defineScenario({
  name: 'mail-limit-reached',
  summary: 'One address has received the most mails allowed in an hour.',
  department: 'mailing',
  reproduces: ['mailing.subscribe-failed'],
  params: z.strictObject({ email: z.email().default('jo@example.com') }),
  async given({ world, params: { email } }) {
    for (let sent = 0; sent < MAX_MAILS_PER_HOUR; sent += 1)
      await sendMail(world, {
        kind: 'friend-invitation',
        to: email,
        subject: 'A friend thinks you would look good in SPOKE',
        text: 'You have friends.',
      })
  },
  start: '/',
})
