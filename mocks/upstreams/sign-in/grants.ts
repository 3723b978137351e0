import { lastingToken } from '../../world/lasting-token.ts'
import type { World } from '../../world/world.ts'

/** RFC 6749, 4.1.2: a code lives ten minutes at most; ours lives one, and is good for one exchange. */
const CODE_MS = 60_000
/** Assumed, and enforced by the world's clock: the Storefront API does not know an access token that is older, in seconds. */
export const ACCESS_TOKEN_S = 7_200

/** What a client asked for when it sent the browser here. */
export type SignInRequest = {
  clientId: string
  redirectUri: string
  scope: string
  state: string
  nonce: string
  /** S256 of the verifier that has to come with the code. */
  challenge: string
}

/** A request that a customer has agreed to. */
export type Grant = SignInRequest & { customerId: string }

/** One signed-in visit. Every refresh replaces both of its tokens. */
export type Session = Grant & { accessToken: string; refreshToken: string }

/** What one world's sign-in service has been asked and has given out. */
export type Grants = {
  /** Keeps a request while its consent page is open; the page carries only the answer. */
  ask(request: SignInRequest): string
  asked(id: string): SignInRequest | undefined
  /** @param code One that a scenario has named; any other is drawn. */
  issueCode(grant: Grant, code?: string): string
  /**
   * What the code stands for; undefined when it is unknown, too old or was used before. Where it was used, one of its two
   * bearers is a thief, and the session that came of it ends (RFC 6749, 4.1.2).
   */
  redeem(code: string): Promise<Grant | undefined>
  /** Opens the session that a redeemed code stands for. */
  openBy(code: string, grant: Grant): Promise<Session>
  /** @param refreshToken One that a scenario has named; any other is drawn. */
  open(grant: Grant, refreshToken?: string): Promise<Session>
  /**
   * A session's next tokens. A refresh token that was used before is a stolen one, or its thief's:
   * the whole session ends (RFC 6819, 5.2.2.3) and the answer is undefined.
   */
  refresh(refreshToken: string, clientId: string): Promise<Session | undefined>
  /** Signs a customer out everywhere. */
  close(customerId: string): Promise<void>
}

const grantsByWorld = new WeakMap<World, Grants>()

/** Kept in memory with the world: after a restart or a reset a shopper signs in again. */
export function grantsOf(world: World): Grants {
  const grants = grantsByWorld.get(world) ?? createGrants(world)
  grantsByWorld.set(world, grants)
  return grants
}

function createGrants(world: World): Grants {
  const requests = new Map<string, SignInRequest>()
  const codes = new Map<string, Grant & { expiresAt: number }>()
  const sessions = new Set<Session>()
  const cameOf = new Map<string, Session>()
  const spent = new Map<string, Session>()
  const now = () => world.clock.now().getTime()

  const grants: Grants = {
    ask(request) {
      const id = world.ids.next('sign-in-request')
      requests.set(id, request)
      return id
    },
    asked: (id) => requests.get(id),
    issueCode(grant, code = world.ids.next('authorization-code')) {
      codes.set(code, { ...grant, expiresAt: now() + CODE_MS })
      return code
    },
    async redeem(code) {
      const found = codes.get(code)
      codes.delete(code)
      const usedFor = cameOf.get(code)
      if (usedFor) await end(usedFor)
      return found && found.expiresAt > now() ? found : undefined
    },
    async openBy(code, grant) {
      const session = await grants.open(grant)
      cameOf.set(code, session)
      return session
    },
    async open(grant, refreshToken) {
      const session = { ...grant, ...nextTokens(), ...(refreshToken && { refreshToken }) }
      sessions.add(session)
      await replaceToken(session.customerId, undefined, session.accessToken)
      return session
    },
    async refresh(refreshToken, clientId) {
      const stolen = spent.get(refreshToken)
      if (stolen) await end(stolen)
      const session = [...sessions].find((each) => each.refreshToken === refreshToken && each.clientId === clientId)
      if (!session) return undefined
      const before = session.accessToken
      spent.set(refreshToken, session)
      Object.assign(session, nextTokens())
      await replaceToken(session.customerId, before, session.accessToken)
      return session
    },
    async close(customerId) {
      for (const session of sessions) if (session.customerId === customerId) await end(session)
    },
  }
  return grants

  function nextTokens() {
    const accessToken = lastingToken(world.ids.next('access-token'), now() + ACCESS_TOKEN_S * 1000)
    return { accessToken, refreshToken: world.ids.next('refresh-token') }
  }

  async function end(session: Session) {
    sessions.delete(session)
    await replaceToken(session.customerId, session.accessToken, undefined)
  }

  /** A customer is read over the Storefront API by the tokens in their record. */
  function replaceToken(customerId: string, before: string | undefined, after: string | undefined) {
    return world.serial(() =>
      world.customers.update((q) => q.where({ id: customerId }), {
        data(customer) {
          customer.accessTokens = customer.accessTokens.filter((each) => each !== before).concat(after ?? [])
        },
      }),
    )
  }
}
