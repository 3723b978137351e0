import { WORLD_BAGGAGE, WORLD_COOKIE } from '#contracts/visitor.ts'

const worldInCookie = new RegExp(`(?:^|;\\s*)${WORLD_COOKIE}=([a-z0-9-]{1,64})(?:;|$)`)
const worldInBaggage = new RegExp(`(?:^|,)\\s*${WORLD_BAGGAGE.replace('.', '\\.')}\\s*=\\s*([a-z0-9-]{1,64})`)

/** The world that a `baggage` header names, if any. */
export const getWorldFromBaggage = (baggage: string | undefined) =>
  baggage ? worldInBaggage.exec(baggage)?.[1] : undefined

/**
 * The `baggage` header with the world of the browser's cookie added. A world in the header itself wins over the cookie,
 * and a malformed cookie is ignored.
 */
export function addWorldToBaggage(cookie: string | undefined, baggage: string | undefined): string | undefined {
  const world = cookie?.includes(WORLD_COOKIE) ? worldInCookie.exec(cookie)?.[1] : undefined
  if (!world || getWorldFromBaggage(baggage)) return baggage
  const member = `${WORLD_BAGGAGE}=${world}`
  return baggage ? `${baggage},${member}` : member
}
