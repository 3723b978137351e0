import { fitToken } from '#app/visitor/cookies.ts'
import type { FitDeps } from './fit-deps.server.ts'

/**
 * The visitor's identity at the fit service. `customerId` and `email` come from Shopify, for an access token, or from the
 * fit service, for its own token; never from the browser, since customer ids and addresses can be guessed.
 */
export type Identity = { token?: string; customerId?: string; email?: string }

/** What the fit service says of a token. `isUnlinked`: that it belongs to no customer, which other services may leave out. */
type TokenOwner = { token: string; customerId?: string; isUnlinked: boolean }

/** Visible ASCII up to this length. Services give short random tokens; anything else in the cookie is not from them. */
const TOKEN = /^[!-~]{1,1000}$/

/** The fit token of this browser; undefined where it has none, or something that can be none. */
export function readToken({ visitor }: Pick<FitDeps, 'visitor'>): string | undefined {
  const value = visitor.getCookie(fitToken)
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/**
 * Identifies the visitor (FIT-11): a token from the cookie or a call, then its owner. A failed step is reported and skipped.
 * `isUnlinked`: the fit service does not know the stored token (any more). Where an access token names nobody, a stored
 * token of a customer is given up: it can be of who was here before.
 */
export async function identify(deps: FitDeps, accessToken?: string): Promise<Identity & { isUnlinked?: boolean }> {
  const storedToken = readToken(deps)
  const [stored, customer] = await Promise.all([
    storedToken === undefined ? undefined : findTokenOwner(deps, storedToken),
    getCustomer(deps, accessToken),
  ])
  if (customer.customerId) {
    if (stored?.customerId === customer.customerId) return { ...customer, token: stored.token }
    return signInBrowser(deps, customer, storedToken)
  }
  if (storedToken !== undefined && (accessToken === undefined || stored?.isUnlinked))
    return { ...(stored ?? { token: storedToken }), ...customer }
  const token = await createToken(deps)
  if (token === undefined) return customer
  deps.visitor.setCookie(fitToken, token)
  const { isUnlinked: _, ...owner } = (await findTokenOwner(deps, token)) ?? { token }
  return { ...owner, ...customer }
}

/**
 * Gives the browser of who has signed in a token of its own, and the service the previous one, whose fit becomes the
 * customer's. The previous token is never linked to them: whoever put it into this browser would know them by it.
 */
async function signInBrowser(deps: FitDeps, customer: Identity, previousToken: string | undefined): Promise<Identity> {
  const unchanged = { ...customer, ...(previousToken !== undefined && { token: previousToken }) }
  const token = await createToken(deps)
  if (token === undefined) return unchanged
  try {
    const identity = await deps.fit.identify({
      token,
      store_location: deps.store,
      ...(customer.customerId && { customer_id: customer.customerId }),
      ...(customer.email && { email: customer.email }),
      ...(previousToken !== undefined && { previous_token: previousToken }),
    })
    deps.visitor.setCookie(fitToken, identity.token)
    return { ...customer, token: identity.token }
  } catch (cause) {
    deps.report('fit.identify-failed', cause)
    return unchanged
  }
}

/** Who a token belongs to, and the token to use from now on, which is stored. Undefined, and reported, after a failure. */
export async function findTokenOwner(deps: FitDeps, token: string): Promise<TokenOwner | undefined> {
  try {
    const identity = await deps.fit.identify({ token, store_location: deps.store })
    deps.visitor.setCookie(fitToken, identity.token)
    return {
      token: identity.token,
      ...(identity.customer_id && { customerId: identity.customer_id }),
      isUnlinked: identity.customer_id === null,
    }
  } catch (cause) {
    deps.report('fit.identify-failed', cause)
    return undefined
  }
}

/** A new token. Undefined, and reported, where the service gives none. */
export async function createToken({ fit, report }: FitDeps): Promise<string | undefined> {
  try {
    return await fit.token()
  } catch (cause) {
    report('fit.token-failed', cause)
    return undefined
  }
}

/** The customer of an access token, as Shopify knows them. Nobody, and reported, after a failure. */
async function getCustomer(deps: FitDeps, accessToken: string | undefined): Promise<Identity> {
  if (accessToken === undefined) return {}
  try {
    return (await readCustomer(deps, accessToken)) ?? {}
  } catch (cause) {
    deps.report('fit.identify-failed', cause)
    return {}
  }
}

/** The customer of an access token; null where Shopify refuses it. Throws UpstreamError. */
export async function readCustomer({ openAccount }: FitDeps, accessToken: string): Promise<Identity | null> {
  const account = await openAccount(accessToken)
  const customer = await account.customerIdentity()
  if (!customer) return null
  const email = customer.emailAddress?.emailAddress
  const customerId = customer.id.split('/').at(-1)
  return { ...(customerId && { customerId }), ...(email && { email }) }
}
