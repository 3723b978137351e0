import { fitToken } from '#app/visitor/cookies.ts'
import type { FitDeps } from './fit-deps.server.ts'

/**
 * The visitor's identity at the fit service. `customerId` and `email` come from Shopify (by access token) or from the fit
 * service (by its token), never from the browser, since ids and addresses can be guessed.
 */
export type Identity = { token?: string; customerId?: string; email?: string }

/**
 * The owner of a token at the fit service. `isUnlinked`: the service says that the token belongs to no customer, which
 * not every service says.
 */
type TokenOwner = { token: string; customerId?: string; isUnlinked: boolean }

/** Matches visible ASCII up to this length. Services issue short random tokens, so any other cookie value is not from them. */
const TOKEN = /^[!-~]{1,1000}$/

/** Returns the fit token of this browser; undefined if there is none or the cookie is invalid. */
export function readToken({ visitor }: Pick<FitDeps, 'visitor'>): string | undefined {
  const value = visitor.getCookie(fitToken)
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/**
 * Identifies the visitor (FIT-11) by the stored or a new fit token and by the access token; a failed step is reported and
 * skipped. If the access token names nobody, a stored token is replaced, because it may be that of a previous customer,
 * unless it is unlinked. `isUnlinked`: the service does not know the stored token.
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
 * After a sign-in, gives the browser a new token of the customer, and names the previous one to the service, which moves
 * its fit to the customer. The previous token is never linked to the customer, because an attacker may have planted it in
 * this browser.
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

/**
 * Returns the owner of a token and the token to use from now on, which is stored; undefined after a failure, which is
 * reported.
 */
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

/** Requests a new token; undefined after a failure, which is reported. */
export async function createToken({ fit, report }: FitDeps): Promise<string | undefined> {
  try {
    return await fit.token()
  } catch (cause) {
    report('fit.token-failed', cause)
    return undefined
  }
}

/** Returns the customer of an access token; nobody after a failure, which is reported. */
async function getCustomer(deps: FitDeps, accessToken: string | undefined): Promise<Identity> {
  if (accessToken === undefined) return {}
  try {
    return (await readCustomer(deps, accessToken)) ?? {}
  } catch (cause) {
    deps.report('fit.identify-failed', cause)
    return {}
  }
}

/** Reads the customer of an access token; null if Shopify refuses it. Throws UpstreamError. */
export async function readCustomer({ openAccount }: FitDeps, accessToken: string): Promise<Identity | null> {
  const account = await openAccount(accessToken)
  const customer = await account.customerIdentity()
  if (!customer) return null
  const email = customer.emailAddress?.emailAddress
  const customerId = customer.id.split('/').at(-1)
  return { ...(customerId && { customerId }), ...(email && { email }) }
}
