import type { World } from '../../world/world.ts'

/** Assumed (OPS-04 asks for limits and gives none): what one address may be sent before it counts as being pestered. */
export const MAILS_AN_HOUR = 5
const HOUR_MS = 60 * 60_000

/** Seconds until an address may be sent another mail, by the world's clock; 0 when it may now. */
export function waitOf(world: World, to: string): number {
  const now = world.clock.now().getTime()
  const lately = world.outbox
    .findMany((q) => q.where((mail) => mail.to.toLowerCase() === to.toLowerCase()))
    .map(({ at }) => Date.parse(at))
    .filter((at) => at > now - HOUR_MS)
    .toSorted((one, other) => other - one)
  const oldestThatCounts = lately[MAILS_AN_HOUR - 1]
  return oldestThatCounts === undefined ? 0 : Math.ceil((oldestThatCounts + HOUR_MS - now) / 1000)
}

/** What a call says that would have sent one mail too many (RFC 6585). */
export function tooManyMails(answer: Response, seconds: number): Response {
  answer.headers.set('retry-after', String(seconds))
  return answer
}
