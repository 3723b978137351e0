import { fitToken } from '#app/visitor/cookies.ts'
import type { FitDeps } from './fit-deps.server.ts'

/**
 * The visitor's identity at the fit service. `customerId` and `email` come from Shopify, for an access token, or from the
 * fit service, for its own token; never from the browser, since customer ids and addresses can be guessed.
 */
export type Identity = { token?: string; customerId?: string; email?: string }

/** Identifies the visitor (FIT-11): a token from the cookie or a call, then its owner. A failed step is reported and skipped. */
export async function identify(deps: FitDeps, accessToken?: string): Promise<Identity> {
  const [token, customer] = await Promise.all([getToken(deps), getCustomer(deps, accessToken)])
  if (token === undefined) return customer
  try {
    const identity = await deps.fit.identify({
      token,
      store_location: deps.store,
      ...(customer.customerId && { customer_id: customer.customerId }),
      ...(customer.email && { email: customer.email }),
    })
    deps.visitor.setCookie(fitToken, identity.token)
    return { ...customer, token: identity.token, ...(identity.customer_id && { customerId: identity.customer_id }) }
  } catch (cause) {
    deps.report('fit.identify-failed', cause)
    return { ...customer, token }
  }
}

/** The visitor's token, stored in a cookie. Undefined, and reported, where the service gives none. */
export async function getToken({ fit, visitor, report }: FitDeps): Promise<string | undefined> {
  const storedToken = visitor.getCookie(fitToken)
  if (storedToken) return storedToken
  try {
    const token = await fit.token()
    visitor.setCookie(fitToken, token)
    return token
  } catch (cause) {
    report('fit.token-failed', cause)
    return undefined
  }
}

/** The customer of an access token, as Shopify knows them. */
async function getCustomer({ openAccount, report }: FitDeps, accessToken: string | undefined): Promise<Identity> {
  if (accessToken === undefined) return {}
  try {
    const account = await openAccount(accessToken)
    const customer = await account.customerIdentity()
    const email = customer?.emailAddress?.emailAddress
    const customerId = customer?.id.split('/').at(-1)
    return { ...(customerId && { customerId }), ...(email && { email }) }
  } catch (cause) {
    report('fit.identify-failed', cause)
    return {}
  }
}
