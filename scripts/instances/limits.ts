import { ask } from './ask.ts'
import type { Check } from './check.ts'

/** What instances count, they count together. */
export const limits: readonly Check[] = [
  {
    title: 'a friend is mailed three times by four instances together, not by each',
    async run({ instances, control }) {
      const body = new URLSearchParams({
        name: 'Jo',
        email: 'jo@example.com',
        friendEmail: 'friend@example.com',
        message: '',
      }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
      const statuses: number[] = []
      for (const origin of [...instances, ...instances, ...instances])
        statuses.push((await ask(`${origin}/refer-a-friend`, { method: 'POST', headers, body })).status)
      const mails = (await control.journal('default')).filter(({ kind }) => kind === 'mail')
      if (mails.length !== 3) throw new Error(`${mails.length} mails; the answers were ${statuses.join(' ')}`)
      return `${statuses.length} attempts, ${mails.length} mails`
    },
  },
]
