import { http, type RequestHandler } from 'msw'
import type { BrowserSessionRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { endBrowserSession, expireSessionCookie, findBrowserSession } from './browser-sessions.ts'
import { findClient } from './clients.ts'
import { renderEndPage, renderLogoutPage, renderRefusalPage } from './consent-page.ts'
import { getGrants, type PendingLogout } from './grants.ts'
import { type Hint, readHint } from './id-token-hint.ts'
import { getIssuer, type Provider } from './provider.ts'
import { readParameters } from './read-parameters.ts'
import { redirectWith } from './redirect.ts'
import { endSignIns } from './sign-ins.ts'

/**
 * Signs a customer out and redirects the browser (RP-Initiated Logout 1.0). The customer is asked first where no id token of
 * theirs shows that the request is theirs.
 */
export async function logOut(provider: Provider, request: Request): Promise<Response> {
  const { context, region } = provider
  const world = context.getWorld(request)
  const refuse = (reason: string) => renderRefusalPage(getShopName(world), reason)
  const { params, problem } = await readParameters(request)
  if (problem !== undefined) return refuse(`${problem}.`)
  const [idToken, clientId] = [params.get('id_token_hint'), params.get('client_id')]
  const [redirectUri, state] = [params.get('post_logout_redirect_uri'), params.get('state')]
  const hint = idToken === undefined ? undefined : await readHint(world, region, idToken)
  if (hint && clientId !== undefined && clientId !== hint.clientId)
    return refuse('client_id is not the client of id_token_hint.')
  if (redirectUri !== undefined && !mayRedirect(provider, world, redirectUri, clientId ?? hint?.clientId))
    return refuse(`post_logout_redirect_uri is not one of the client's, such as ${context.storefront(region)}/.`)

  const session = findBrowserSession(world, region, request)
  if (session && hint?.customerId !== session.customerId) {
    const id = getGrants(world).addLogout({ redirectUri, state })
    return renderLogoutPage(getShopName(world), id, redirectUri)
  }
  await signOut(world, hint?.customerId, session ?? findSessionOfHint(world, hint))
  return leadOn(world, getIssuer(provider, request), { redirectUri, state })
}

/** The handler of the page that asks, which no contract describes. */
export function createLogoutConfirmation(provider: Provider): RequestHandler {
  const { context, region } = provider
  return http.post(`*/sign-in/${region}/logout/confirm`, async ({ request }) => {
    const world = context.getWorld(request)
    const form = await request.formData()
    const logout = getGrants(world).findLogout(String(form.get('logout')))
    if (!logout)
      return renderRefusalPage(
        getShopName(world),
        'This page has been open for too long. Please start again from the shop.',
      )
    if (form.get('decision') !== 'continue') return renderEndPage(getShopName(world), true)
    const session = findBrowserSession(world, region, request)
    await signOut(world, session?.customerId, session)
    return leadOn(world, getIssuer(provider, request), logout)
  })
}

/** Ends everything that a customer was given, and a session of a browser. */
async function signOut(
  world: World,
  customerId: string | undefined,
  session: BrowserSessionRecord | undefined,
): Promise<void> {
  if (customerId !== undefined) await endSignIns(world, customerId)
  if (session) endBrowserSession(world, session)
}

/** Redirects the browser to where the client wants it, or tells the customer; and removes the cookie. */
function leadOn(world: World, issuer: string, { redirectUri, state }: PendingLogout): Response {
  const response =
    redirectUri === undefined ? renderEndPage(getShopName(world), false) : redirectWith(redirectUri, { state })
  response.headers.append('set-cookie', expireSessionCookie(world, issuer))
  return response
}

/** The session of an id token, from a client that sends no cookies. */
const findSessionOfHint = (world: World, hint: Hint | undefined) =>
  hint?.sid === undefined ? undefined : world.browserSessions.findFirst((query) => query.where({ id: hint.sid }))

/** A request that names no client may redirect to the shop, or to a URI that is registered for any client. */
function mayRedirect({ context }: Provider, world: World, uri: string, clientId: string | undefined): boolean {
  const ids = clientId === undefined ? ['', ...world.signInClients.all().map(({ id }) => id)] : [clientId]
  return ids.some((id) => findClient(world, context, id)?.mayRedirectAfterLogoutTo(uri) ?? false)
}
