import { createHash } from 'node:crypto'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import type { SimulatedBackend } from '../../backend.ts'
import { createCookieJar } from './cookie-jar.fixtures.ts'

export const SHOP = 'https://shop.test'
export const VERIFIER = 'a-verifier-that-has-at-least-forty-three-characters'
/** An authorization request of the shop. */
export const REQUEST = {
  client_id: 'shop',
  response_type: 'code',
  redirect_uri: `${SHOP}/account`,
  scope: 'openid email customer-account-api:full',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}

let worldCount = 0

/** A browser with cookies at the sign-in service of a store, in a world of its own or in a given one. */
export function createBrowser(backend: SimulatedBackend, { region = 'gb', worldId }: BrowserOptions = {}) {
  worldCount += 1
  const world = backend.worlds.get(worldId ?? `oauth-${worldCount}`)
  const fetchInWorld = createFetch(backend, world.id)
  const baseUrl = `${backend.origin}/sign-in/${region}`
  const jar = createCookieJar()

  async function browse(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', jar.toHeader())
    const response = await fetchInWorld(path.startsWith('http') ? path : baseUrl + path, { ...init, headers })
    jar.keep(response)
    return response
  }
  const post = (path: string, params: Params, headers: Record<string, string> = {}) =>
    browse(path, { method: 'POST', body: new URLSearchParams(params), headers })
  const authorize = (params: Params = {}) =>
    browse(`/oauth/authorize?${new URLSearchParams({ ...REQUEST, ...params })}`)

  /** Consents on an open sign-in page, and returns the query of the redirect. */
  async function consent(page: Response, as: string | Params = 'ann@example.com') {
    const request = /name="request" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    const customer = typeof as === 'string' ? { email: as } : as
    return getRedirectParams(await post('/oauth/consent', { request, decision: 'continue', ...customer }))
  }
  /** Exchanges the code of a redirect. */
  async function exchange({ code = '' }: Params) {
    const { client_id, redirect_uri } = REQUEST
    const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier: VERIFIER }
    return (await post('/oauth/token', form)).json()
  }
  const refresh = (refresh_token: string, params: Params = {}) =>
    post('/oauth/token', { grant_type: 'refresh_token', client_id: REQUEST.client_id, refresh_token, ...params })
  /** Signs in on the page and returns the tokens. */
  const signIn = async (params: Params = {}, as = 'ann@example.com') =>
    exchange(await consent(await authorize(params), as))

  return {
    world,
    browse,
    post,
    authorize,
    consent,
    exchange,
    refresh,
    signIn,
    cookies: jar.cookies,
    baseUrl,
    fetch: fetchInWorld,
  }
}

/** The parameters of a request or a redirect. */
export type Params = Record<string, string>
type BrowserOptions = { region?: RegionCode; worldId?: string }

/** The query that a response redirects the browser with. */
export const getRedirectParams = (response: Response): Params =>
  Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)

/** The claims of an id token, unverified. */
export const getClaims = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
