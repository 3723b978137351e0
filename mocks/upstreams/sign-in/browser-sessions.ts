import { randomUUID } from 'node:crypto'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { BrowserSessionRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { splitList } from './scopes.ts'

/** How long a browser stays signed in, in seconds by the world's clock. Assumed. */
const SESSION_S = 30 * 86_400

/** Cookies ignore ports and worlds share a host, so the name has the world and the path has the store. */
const getCookieName = (world: World) => `sign-in-session-${world.id}`

/** The Set-Cookie line that identifies a session at its service. @param issuer The base of the service's endpoints. */
export const createSessionCookie = (world: World, issuer: string, { secret }: BrowserSessionRecord): string =>
  serializeCookie(world, issuer, secret, SESSION_S)

/** The Set-Cookie line that removes the cookie. @param issuer The base of the service's endpoints. */
export const expireSessionCookie = (world: World, issuer: string): string => serializeCookie(world, issuer, '', 0)

function serializeCookie(world: World, issuer: string, value: string, maxAge: number): string {
  const { pathname, protocol } = new URL(issuer)
  const security = protocol === 'https:' ? '; Secure' : ''
  return `${getCookieName(world)}=${value}; Path=${pathname}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${security}`
}

/** The session of the browser that sends a request; undefined if it is signed out or the session has expired. */
export function findBrowserSession(
  world: World,
  region: RegionCode,
  request: Request,
): BrowserSessionRecord | undefined {
  const name = `${getCookieName(world)}=`
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const secret = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
  if (!secret) return undefined
  const session = world.browserSessions.findFirst((query) => query.where({ secret, region }))
  return session && new Date(session.expiresAt) > world.clock.now() ? session : undefined
}

/** Signs a browser in. Removes sessions that have expired. */
export function openBrowserSession(
  world: World,
  region: RegionCode,
  customerId: string,
): Promise<BrowserSessionRecord> {
  const now = world.clock.now()
  world.browserSessions.deleteMany((query) => query.where(({ expiresAt }) => new Date(expiresAt) <= now))
  return world.browserSessions.create({
    id: randomUUID(),
    // ids of a world repeat after it was reset, and an old cookie must not open a new session
    secret: randomUUID(),
    region,
    customerId,
    signedInAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + SESSION_S * 1000).toISOString(),
  })
}

/** Signs a browser out. */
export function endBrowserSession(world: World, { id }: BrowserSessionRecord): void {
  world.browserSessions.delete((query) => query.where({ id }))
}

/** Seconds since the customer signed in. */
export const getSessionAge = (world: World, { signedInAt }: BrowserSessionRecord): number =>
  (world.clock.now().getTime() - Date.parse(signedInAt)) / 1000

/** Whether the customer of a session has agreed to all scopes for a client. */
export function hasConsent({ consents }: BrowserSessionRecord, clientId: string, scope: string): boolean {
  const agreed = consents.find((consent) => consent.clientId === clientId)?.scopes ?? []
  return splitList(scope).every((name) => agreed.includes(name))
}

/** Remembers scopes that the customer of a session agrees to for a client. */
export async function addConsent(
  world: World,
  { id }: BrowserSessionRecord,
  clientId: string,
  scope: string,
): Promise<void> {
  await world.runExclusive(() =>
    world.browserSessions.update((query) => query.where({ id }), {
      data(session) {
        const agreed = session.consents.find((consent) => consent.clientId === clientId)?.scopes ?? []
        const scopes = splitList([...agreed, scope].join(' '))
        session.consents = [
          ...session.consents.filter((consent) => consent.clientId !== clientId),
          { clientId, scopes },
        ]
      },
    }),
  )
}
