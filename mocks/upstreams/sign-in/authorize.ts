import type { BrowserSessionRecord } from '../../world/sign-ins.ts'
import type { World } from '../../world/world.ts'
import { getShopName } from '../shopify/shop/shop-name.ts'
import { parseAuthorizationRequest } from './authorization-request.ts'
import { findBrowserSession, getSessionAge, hasConsent } from './browser-sessions.ts'
import { findClient } from './clients.ts'
import { renderConsentPage, renderRefusalPage } from './consent-page.ts'
import { getGrants, type PendingRequest } from './grants.ts'
import { readHint } from './id-token-hint.ts'
import { getIssuer, type Provider } from './provider.ts'
import { readParameters } from './read-parameters.ts'
import { redirectToClient } from './redirect.ts'
import { redirectWithCode } from './redirect-with-code.ts'

/**
 * Responds to an authorization request with the sign-in page, or redirects it back: with an error, or with a code that
 * needs no page. Errors of the client or its redirect URI are shown, since the browser must not be sent there.
 */
export async function authorize(provider: Provider, request: Request): Promise<Response> {
  const { context, region } = provider
  const world = context.getWorld(request)
  const { params, problem } = await readParameters(request)
  const [clientId, redirectUri] = [params.get('client_id'), params.get('redirect_uri')]
  const client = findClient(world, context, clientId)
  const shopName = getShopName(world)
  if (!client)
    return renderRefusalPage(shopName, clientId ? `No client is called ${clientId}.` : 'client_id is missing.')
  if (redirectUri === undefined || !client.mayRedirectTo(redirectUri))
    return renderRefusalPage(
      shopName,
      `redirect_uri is not one of the client's, such as ${context.storefront(region)}/account.`,
    )

  const state = params.get('state')
  const refuse = (error: string, error_description: string) =>
    redirectToClient({ redirectUri, state }, getIssuer(provider, request), { error, error_description })
  if (problem !== undefined) return refuse('invalid_request', problem)
  const parsed = parseAuthorizationRequest(params, client)
  if ('error' in parsed) return refuse(parsed.error, parsed.error_description)

  const { scope, nonce, challenge, prompts, maxAge, idTokenHint, loginHint } = parsed
  const hint = idTokenHint === undefined ? undefined : await readHint(world, region, idTokenHint)
  if (idTokenHint !== undefined && !hint)
    return refuse('invalid_request', 'id_token_hint is not of this provider, which has a new key after a restart')

  const session = findBrowserSession(world, region, request)
  const isFresh = session !== undefined && isRecent(world, session, maxAge)
  const pending: PendingRequest = {
    region,
    clientId: client.id,
    redirectUri,
    scope,
    state,
    nonce,
    challenge,
    needsNewSignIn: prompts.includes('login') || !isFresh,
    expectedCustomerId: hint?.customerId,
  }
  if (!prompts.includes('none')) {
    const id = getGrants(world).addRequest(pending)
    const customers = world.customers.findMany((query) => query.where({ region }))
    const signedInId = loginHint === undefined ? session?.customerId : undefined
    const suggestion = { customerId: hint?.customerId ?? signedInId, email: loginHint }
    return renderConsentPage(id, pending, { customers, shopName }, suggestion)
  }
  if (!session || !isFresh) return refuse('login_required', 'The customer has to sign in')
  if (hint && hint.customerId !== session.customerId)
    return refuse('login_required', 'The customer of id_token_hint is not signed in')
  if (!hasConsent(session, client.id, scope)) return refuse('consent_required', 'The customer has to agree')
  return redirectWithCode(world, getIssuer(provider, request), pending, session)
}

/** OpenID Connect Core, 3.1.2.1: max_age=0 always means a new sign-in. */
function isRecent(world: World, session: BrowserSessionRecord, maxAge: number | undefined): boolean {
  return maxAge === undefined || (maxAge > 0 && getSessionAge(world, session) <= maxAge)
}
