import { readWorldId, toWorldBaggage } from '#contracts/world-id.ts'
import type { World } from '../../world/world.ts'
import { DEFAULT_WORLD } from '../../world/world-id.ts'
import type { Worlds } from '../../world/worlds.ts'
import { getGrants } from './grants.ts'

/**
 * The request with the world that issued its code or token, if it names no world itself: a storefront's server sends what a
 * browser got without the browser's cookies. Unchanged where the default world, no world or several have issued it.
 */
export async function toTokenWorldRequest(request: Request, worlds: Worlds): Promise<Request> {
  const { headers } = request
  if (readWorldId({ baggage: headers.get('baggage'), cookie: headers.get('cookie') }) !== undefined) return request
  const tokens = await readTokens(request)
  const id = tokens.length > 0 ? findIssuer(worlds, tokens) : undefined
  if (id === undefined) return request
  const named = new Request(request)
  named.headers.append('baggage', toWorldBaggage(id))
  return named
}

/** The codes and tokens of a call of the Customer Account API or of a sign-in service. */
async function readTokens(request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url)
  if (!/^\/(customer-account|sign-in)\//.test(pathname)) return []
  const token = request.headers.get('authorization')?.match(/^(?:Bearer )?(\S+)$/i)?.[1]
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !/\/oauth\/(token|revoke)$/.test(pathname)) return token ? [token] : []
  const form = new URLSearchParams(await request.clone().text())
  return ['code', 'refresh_token', 'token'].flatMap((name) => form.get(name) ?? [])
}

function findIssuer(worlds: Worlds, tokens: readonly string[]): string | undefined {
  const issuers = worlds.list().flatMap(({ id }) => {
    const world = worlds.peek(id)
    return world && tokens.some((token) => hasIssued(world, token)) ? [id] : []
  })
  return issuers.length === 1 && issuers[0] !== DEFAULT_WORLD ? issuers[0] : undefined
}

function hasIssued(world: World, token: string): boolean {
  if (getGrants(world).hasCode(token)) return true
  if (world.customers.findFirst((query) => query.where(({ accountTokens }) => accountTokens.includes(token))))
    return true
  return Boolean(
    world.signIns.findFirst((query) =>
      query.where(({ accessToken, refreshToken, usedRefreshTokens }) =>
        [accessToken, refreshToken, ...usedRefreshTokens].includes(token),
      ),
    ),
  )
}
