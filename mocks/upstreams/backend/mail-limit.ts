import type { World } from '../../world/world.ts'

/** Mails to one address per hour. Assumed: OPS-04 requires limits but gives no number. */
export const MAX_MAILS_PER_HOUR = 5
const HOUR_MS = 60 * 60_000

/** Seconds until the address may receive another mail, by the world's clock; 0 if it may now. */
export function getMailWaitSeconds(world: World, to: string): number {
  const now = world.clock.now().getTime()
  const recentMails = world.outbox
    .findMany((q) => q.where((mail) => mail.to.toLowerCase() === to.toLowerCase()))
    .map(({ at }) => Date.parse(at))
    .filter((at) => at > now - HOUR_MS)
    .toSorted((one, other) => other - one)
  const oldestCountedMail = recentMails[MAX_MAILS_PER_HOUR - 1]
  return oldestCountedMail === undefined ? 0 : Math.ceil((oldestCountedMail + HOUR_MS - now) / 1000)
}

/** Adds Retry-After to a 429 response (RFC 6585). */
export function addRetryAfter(response: Response, seconds: number): Response {
  response.headers.set('retry-after', String(seconds))
  return response
}
