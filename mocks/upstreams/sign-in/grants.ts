import type { RegionCode } from '#contracts/regions.ts'
import { createExpiringToken } from '../../world/expiring-token.ts'
import type { World } from '../../world/world.ts'

/** The lifetime of an authorization code, in milliseconds. RFC 6749, 4.1.2 allows ten minutes at most. */
const CODE_MS = 60_000
/** The lifetime of an access token by the world's clock, in seconds. Assumed. */
export const ACCESS_TOKEN_S = 7_200

/** An authorization request of a client. */
export type SignInRequest = {
  /** The store that the customer signs in to. */
  region: RegionCode
  clientId: string
  redirectUri: string
  scope: string
  state: string | undefined
  nonce: string | undefined
  /** The PKCE code challenge, S256. */
  challenge: string
}

/** A request that a customer has approved. */
export type Grant = SignInRequest & { customerId: string }

/** A signed-in session. Every refresh replaces both tokens. */
export type Session = Grant & { accessToken: string; refreshToken: string }

/** The requests, codes and sessions of one world. */
type Grants = {
  /** Stores a request while its consent page is open, and returns its id. */
  addRequest(request: SignInRequest): string
  findRequest(id: string): SignInRequest | undefined
  /** @param code The code of a scenario; by default a new one. */
  issueCode(grant: Grant, code?: string): string
  /**
   * The grant of a code; undefined if the code is unknown, expired or used. Using a code twice ends the session that the
   * first use opened, because one of the two clients stole it (RFC 6749, 4.1.2).
   */
  redeemCode(code: string): Promise<Grant | undefined>
  /** Opens the session of a redeemed code. */
  openSessionForCode(code: string, grant: Grant): Promise<Session>
  /** @param refreshToken The refresh token of a scenario; by default a new one. */
  openSession(grant: Grant, refreshToken?: string): Promise<Session>
  /**
   * Replaces a session's tokens; undefined for an unknown refresh token. Using a refresh token twice ends the session,
   * because one of the two clients stole it (RFC 6819, 5.2.2.3).
   */
  refreshSession(refreshToken: string, client: Pick<Session, 'clientId' | 'region'>): Promise<Session | undefined>
  /** Ends all sessions of a customer. */
  closeSessions(customerId: string): Promise<void>
}

const grantsByWorld = new WeakMap<World, Grants>()

/** The grants of a world. Not saved: a restart or a reset of the world signs everyone out. */
export function getGrants(world: World): Grants {
  const grants = grantsByWorld.get(world) ?? createGrants(world)
  grantsByWorld.set(world, grants)
  return grants
}

function createGrants(world: World): Grants {
  const requests = new Map<string, SignInRequest>()
  const codes = new Map<string, Grant & { expiresAt: number }>()
  const sessions = new Set<Session>()
  const sessionsByUsedCode = new Map<string, Session>()
  const sessionsByUsedToken = new Map<string, Session>()
  const now = () => world.clock.now().getTime()

  const grants: Grants = {
    addRequest(request) {
      const id = world.ids.next('sign-in-request')
      requests.set(id, request)
      return id
    },
    findRequest: (id) => requests.get(id),
    issueCode(grant, code = world.ids.next('authorization-code')) {
      codes.set(code, { ...grant, expiresAt: now() + CODE_MS })
      return code
    },
    async redeemCode(code) {
      const grant = codes.get(code)
      codes.delete(code)
      const openedSession = sessionsByUsedCode.get(code)
      if (openedSession) await endSession(openedSession)
      return grant && grant.expiresAt > now() ? grant : undefined
    },
    async openSessionForCode(code, grant) {
      const session = await grants.openSession(grant)
      sessionsByUsedCode.set(code, session)
      return session
    },
    async openSession(grant, refreshToken) {
      const session = { ...grant, ...createTokens(), ...(refreshToken && { refreshToken }) }
      sessions.add(session)
      await replaceAccessToken(session.customerId, undefined, session.accessToken)
      return session
    },
    async refreshSession(refreshToken, { clientId, region }) {
      const refreshedSession = sessionsByUsedToken.get(refreshToken)
      if (refreshedSession) await endSession(refreshedSession)
      const session = [...sessions].find(
        (candidate) =>
          candidate.refreshToken === refreshToken && candidate.clientId === clientId && candidate.region === region,
      )
      if (!session) return undefined
      const oldAccessToken = session.accessToken
      sessionsByUsedToken.set(refreshToken, session)
      Object.assign(session, createTokens())
      await replaceAccessToken(session.customerId, oldAccessToken, session.accessToken)
      return session
    },
    async closeSessions(customerId) {
      for (const session of sessions) if (session.customerId === customerId) await endSession(session)
    },
  }
  return grants

  function createTokens() {
    const accessToken = createExpiringToken(world.ids.next('access-token'), now() + ACCESS_TOKEN_S * 1000)
    return { accessToken, refreshToken: world.ids.next('refresh-token') }
  }

  async function endSession(session: Session) {
    sessions.delete(session)
    await replaceAccessToken(session.customerId, session.accessToken, undefined)
  }

  /** Changes the tokens in the customer's record, by which the Customer Account API finds the customer. */
  function replaceAccessToken(customerId: string, oldToken: string | undefined, newToken: string | undefined) {
    return world.runExclusive(() =>
      world.customers.update((query) => query.where({ id: customerId }), {
        data(customer) {
          customer.accountTokens = customer.accountTokens.filter((token) => token !== oldToken).concat(newToken ?? [])
        },
      }),
    )
  }
}
