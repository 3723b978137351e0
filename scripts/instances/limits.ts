import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Check } from './check.ts'

/** An instance whose store did not answer within 250 ms, as on a busy machine, counts by itself for five seconds. */
const OWN_COUNT_MS = 6_000
/** Friends who are written to before counting alone is no accident: instances that never share mail each of them more often. */
const MAX_FRIENDS = 4

/** What instances count, they count together. */
export const limits: readonly Check[] = [
  {
    title: 'a friend is mailed three times by four instances together, not by each',
    async run({ instances, control }) {
      const countMails = async () => (await control.journal('default')).filter(({ kind }) => kind === 'mail').length
      const outcomes: string[] = []
      for (let friend = 1; friend <= MAX_FRIENDS; friend++) {
        const before = await countMails()
        const statuses: number[] = []
        for (const origin of [...instances, ...instances, ...instances]) statuses.push(await refer(origin, friend))
        const mails = (await countMails()) - before
        if (mails === 3) return `${statuses.length} attempts, ${mails} mails`
        outcomes.push(`${mails} mails; the answers were ${statuses.join(' ')}`)
        await wait(OWN_COUNT_MS)
      }
      throw new Error(outcomes.join('\n'))
    },
  },
]

/** Writes to one of the friends by an instance, each from a client of its own, whose limit is another. */
async function refer(origin: string, friend: number): Promise<number> {
  const body = new URLSearchParams({
    name: 'Jo',
    email: 'jo@example.com',
    friendEmail: `friend-${friend}@example.com`,
    message: '',
  }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `203.0.113.${friend}`,
  }
  return (await ask(`${origin}/refer-a-friend`, { method: 'POST', headers, body })).status
}
