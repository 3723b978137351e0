import { setTimeout as wait } from 'node:timers/promises'
import type { Check } from '../run-checks.ts'
import { ask } from './ask.ts'
import type { Site } from './site.ts'

/** The pause between tries, in ms. On a busy machine an instance can miss its store, and then counts alone for five seconds. */
const PAUSE_MS = 6_000
/** Instances that do not share their counts fail every try. */
const MAX_TRIES = 4

/** What instances count, they count together. */
export const limits: readonly Check<Site>[] = [
  {
    title: 'a friend is mailed three times by four instances together, not by each',
    async run({ instances, control }) {
      const countMails = async () => (await control.journal('default')).filter(({ kind }) => kind === 'mail').length
      const failures: string[] = []
      for (let friend = 1; friend <= MAX_TRIES; friend++) {
        if (friend > 1) await wait(PAUSE_MS)
        const before = await countMails()
        const statuses: number[] = []
        for (const origin of [...instances, ...instances, ...instances]) statuses.push(await refer(origin, friend))
        const mails = (await countMails()) - before
        if (mails === 3) return `${statuses.length} attempts, ${mails} mails`
        failures.push(`${mails} mails; the answers were ${statuses.join(' ')}`)
      }
      throw new Error(failures.join('\n'))
    },
  },
]

/** Refers a friend through one instance and returns the status. Each friend has a client address, so only the friend's limit counts. */
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
