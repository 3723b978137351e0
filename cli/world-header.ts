import { WORLD_BAGGAGE, WORLD_COOKIE } from '#contracts/visitor.ts'

const worldInCookie = new RegExp(`(?:^|;\\s*)${WORLD_COOKIE}=([a-z0-9-]{1,64})(?:;|$)`)
const worldInBaggage = new RegExp(`(?:^|,)\\s*${WORLD_BAGGAGE.replace('.', '\\.')}\\s*=\\s*([a-z0-9-]{1,64})`)

/** The world that a `baggage` header names, if it names one. */
export const worldOf = (baggage: string | undefined) => (baggage ? worldInBaggage.exec(baggage)?.[1] : undefined)

/**
 * The `baggage` header with which a browser's request goes on to the shop: the one it came with, plus the world that its
 * cookie names. A world that the caller named in the header itself wins, and a malformed cookie names none.
 */
export function baggageWithWorld(cookie: string | undefined, baggage: string | undefined): string | undefined {
  const world = cookie?.includes(WORLD_COOKIE) ? worldInCookie.exec(cookie)?.[1] : undefined
  if (!world || worldOf(baggage)) return baggage
  const member = `${WORLD_BAGGAGE}=${world}`
  return baggage ? `${baggage},${member}` : member
}
