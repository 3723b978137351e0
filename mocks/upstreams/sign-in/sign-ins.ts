import type { RegionCode } from '#contracts/shop/regions.ts'
import { createExpiringToken, getTokenExpiry } from '../../world/expiring-token.ts'
import type { SignInRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { getSeconds } from './provider.ts'
import { CUSTOMER_API_SCOPE, hasScope, splitList } from './scopes.ts'
import type { Grant } from './sign-in-request.ts'

/** The lifetime of an access token by the world's clock, in seconds. Assumed. */
export const ACCESS_TOKEN_S = 7_200
/** The lifetime of a refresh token by the world's clock, in seconds; every refresh starts it again. Assumed. */
const REFRESH_TOKEN_S = 30 * 86_400

/** The store and client that present a token. */
type Holder = Pick<SignInRecord, 'clientId' | 'region'>

/** Opens the sign-in of an approved request, and removes those that have expired. @param given The code that it is for, or a scenario's refresh token. */
export async function openSignIn(
  world: World,
  grant: Grant,
  given: { code?: string; refreshToken?: string } = {},
): Promise<SignInRecord> {
  const { region, clientId, customerId, scope } = grant
  const now = world.clock.now()
  await removeAll(world, ({ refreshExpiresAt }) => new Date(refreshExpiresAt) <= now)
  const tokens = createTokens(world)
  return world.runExclusive(async () => {
    const signIn = await world.signIns.create({
      id: world.ids.next('sign-in'),
      region,
      clientId,
      customerId,
      scope,
      authTime: grant.authTime ?? getSeconds(world),
      sid: grant.sid ?? null,
      code: given.code ?? null,
      accessScope: scope,
      ...tokens,
      ...(given.refreshToken && { refreshToken: given.refreshToken }),
    })
    await changeAccess(world, customerId, undefined, getAccess(tokens.accessToken, scope))
    return signIn
  })
}

/** A refused refresh: its token is not valid, or the scope exceeds what the customer agreed to. */
type RefreshRefusal = 'unknown' | 'exceeds-scope'

/**
 * Replaces both tokens. Using a refresh token twice ends the sign-in, because one of the two clients stole it (RFC 6819,
 * 5.2.2.3). @param scope Fewer scopes for the access token; by default all (RFC 6749, 6).
 */
export function refreshSignIn(
  world: World,
  refreshToken: string,
  holder: Holder,
  scope?: string,
): Promise<SignInRecord | RefreshRefusal> {
  return world.runExclusive(async () => {
    const reused = world.signIns.findFirst((query) =>
      query.where(({ usedRefreshTokens }) => usedRefreshTokens.includes(refreshToken)),
    )
    if (reused) await remove(world, reused)
    const { clientId, region } = holder
    const signIn = world.signIns.findFirst((query) => query.where({ refreshToken, clientId, region }))
    if (!signIn || new Date(signIn.refreshExpiresAt) <= world.clock.now()) return 'unknown'
    if (scope !== undefined && !splitList(scope).every((name) => hasScope(signIn.scope, name))) return 'exceeds-scope'
    const accessScope = scope ?? signIn.scope
    const tokens = createTokens(world)
    const refreshed = await world.signIns.update((query) => query.where({ id: signIn.id }), {
      data(record) {
        record.usedRefreshTokens.push(refreshToken)
        Object.assign(record, tokens, { accessScope })
      },
    })
    await changeAccess(world, signIn.customerId, signIn.accessToken, getAccess(tokens.accessToken, accessScope))
    return refreshed ?? 'unknown'
  })
}

/** The sign-in of a valid access token in a store. */
export function findSignIn(world: World, region: RegionCode, accessToken: string): SignInRecord | undefined {
  if (getTokenExpiry(accessToken) <= world.clock.now().getTime()) return undefined
  return world.signIns.findFirst((query) => query.where({ accessToken, region }))
}

/**
 * Revokes an access token, or a refresh token with everything that was issued with it (RFC 7009). Returns false for another
 * client's token; an unknown token is revoked already.
 */
export function revokeToken(world: World, token: string, { clientId, region }: Holder): Promise<boolean> {
  return world.runExclusive(async () => {
    const signIn = world.signIns.findFirst((query) =>
      query.where(
        ({ region: store, accessToken, refreshToken, usedRefreshTokens }) =>
          store === region && [accessToken, refreshToken, ...usedRefreshTokens].includes(token),
      ),
    )
    if (!signIn) return true
    if (signIn.clientId !== clientId) return false
    if (signIn.accessToken !== token) await remove(world, signIn)
    else {
      await world.signIns.update((query) => query.where({ id: signIn.id }), {
        data(record) {
          record.accessToken = null
        },
      })
      await changeAccess(world, signIn.customerId, token, undefined)
    }
    return true
  })
}

/** Ends what a code was exchanged for, if it was. */
export const endSignInOfCode = (world: World, code: string): Promise<void> =>
  removeAll(world, (signIn) => signIn.code === code)

/** Ends all sign-ins of a customer. */
export const endSignIns = (world: World, customerId: string): Promise<void> =>
  removeAll(world, (signIn) => signIn.customerId === customerId)

const removeAll = (world: World, isEnding: (signIn: SignInRecord) => boolean): Promise<void> =>
  world.runExclusive(async () => {
    for (const signIn of world.signIns.all().filter(isEnding)) await remove(world, signIn)
  })

async function remove(world: World, signIn: SignInRecord): Promise<void> {
  world.signIns.delete((query) => query.where({ id: signIn.id }))
  await changeAccess(world, signIn.customerId, signIn.accessToken, undefined)
}

/** A code or token that no other world issues, although ids repeat in worlds of the same seed (see token-world.ts). */
export const createToken = ({ id, ids }: World, kind: string): string => ids.next(`${kind} of ${id}`)

function createTokens(world: World) {
  const now = world.clock.now().getTime()
  return {
    accessToken: createExpiringToken(createToken(world, 'access-token'), now + ACCESS_TOKEN_S * 1000),
    refreshToken: createToken(world, 'refresh-token'),
    refreshExpiresAt: new Date(now + REFRESH_TOKEN_S * 1000).toISOString(),
  }
}

/** The token if it opens the Customer Account API. */
const getAccess = (accessToken: string, scope: string) =>
  hasScope(scope, CUSTOMER_API_SCOPE) ? accessToken : undefined

/** Changes the tokens in the customer's record, by which the Customer Account API finds the customer. */
async function changeAccess(
  world: World,
  customerId: string,
  oldToken: string | null | undefined,
  newToken: string | undefined,
): Promise<void> {
  await world.customers.update((query) => query.where({ id: customerId }), {
    data(customer) {
      customer.accountTokens = customer.accountTokens.filter((token) => token !== oldToken).concat(newToken ?? [])
    },
  })
}
