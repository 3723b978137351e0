import type { World } from '../../world/world.ts'
import type { Grant, SignInRequest } from './sign-in-request.ts'
import { createToken, endSignInOfCode } from './sign-ins.ts'

/** The lifetime of an authorization code, in milliseconds. RFC 6749, 4.1.2 allows ten minutes at most. */
const CODE_MS = 60_000

/** A request whose page is open. */
export type PendingRequest = SignInRequest & {
  /** Whether a session of the browser does not count as a sign-in. */
  needsNewSignIn: boolean
  /** The customer of id_token_hint: nobody else may sign in. */
  expectedCustomerId: string | undefined
}

/** A request to sign out whose page is open. */
export type PendingLogout = { redirectUri: string | undefined; state: string | undefined }

/** The open pages and codes of one world. */
type Grants = {
  /** Stores a request while its consent page is open, and returns its id. */
  addRequest(request: PendingRequest): string
  findRequest(id: string): PendingRequest | undefined
  /** Stores a request while the browser is asked whether to sign out, and returns its id. */
  addLogout(logout: PendingLogout): string
  findLogout(id: string): PendingLogout | undefined
  /** @param code The code of a scenario; by default a new one. */
  issueCode(grant: Grant, code?: string): string
  /** Whether a code was issued and not used yet. */
  hasCode(code: string): boolean
  /**
   * The grant of a code; undefined if the code is unknown, expired or used. Using a code twice ends what the first use was
   * given, because one of the two clients stole it (RFC 6749, 4.1.2).
   */
  redeemCode(code: string): Promise<Grant | undefined>
}

const grantsByWorld = new WeakMap<World, Grants>()

/** The open pages and codes of a world. Not saved, because they live for a minute. */
export function getGrants(world: World): Grants {
  const grants = grantsByWorld.get(world) ?? createGrants(world)
  grantsByWorld.set(world, grants)
  return grants
}

function createGrants(world: World): Grants {
  const requests = new Map<string, PendingRequest>()
  const logouts = new Map<string, PendingLogout>()
  const codes = new Map<string, Grant & { expiresAt: number }>()
  const now = () => world.clock.now().getTime()

  return {
    addRequest(request) {
      const id = world.ids.next('sign-in-request')
      requests.set(id, request)
      return id
    },
    findRequest: (id) => requests.get(id),
    addLogout(logout) {
      const id = world.ids.next('sign-out-request')
      logouts.set(id, logout)
      return id
    },
    findLogout: (id) => logouts.get(id),
    issueCode(grant, code = createToken(world, 'authorization-code')) {
      codes.set(code, { ...grant, expiresAt: now() + CODE_MS })
      return code
    },
    hasCode: (code) => codes.has(code),
    async redeemCode(code) {
      const grant = codes.get(code)
      codes.delete(code)
      await endSignInOfCode(world, code)
      return grant && grant.expiresAt > now() ? grant : undefined
    },
  }
}
