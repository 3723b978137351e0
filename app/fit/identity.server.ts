import { fitToken } from '#app/visitor/cookies.ts'
import type { FitDeps } from './fit-deps.server.ts'

/**
 * Who a visitor is to the fit service. `customerId` and `email` are there only where somebody vouches for them: Shopify,
 * for the bearer of an access token, or the fit service, for the bearer of its own token. A browser's word is not enough,
 * neither a typed address nor the customerId cookie: customer ids can be counted through.
 */
export type Identity = { token?: string; customerId?: string; email?: string }

/**
 * The first two steps of customer init (FIT-11): a token, from the cookie or by a call, then whose it is. A step that fails
 * is reported, and what the others found stands.
 */
export async function identify(deps: FitDeps, accessToken?: string): Promise<Identity> {
  const [token, customer] = await Promise.all([tokenOf(deps), customerOf(deps, accessToken)])
  if (token === undefined) return customer
  try {
    const said = await deps.fit.identify({
      token,
      store_location: deps.store,
      ...(customer.customerId && { customer_id: customer.customerId }),
      ...(customer.email && { email: customer.email }),
    })
    deps.visitor.remember(fitToken, said.token)
    return { ...customer, token: said.token, ...(said.customer_id && { customerId: said.customer_id }) }
  } catch (cause) {
    deps.report('fit.identify-failed', cause)
    return { ...customer, token }
  }
}

/** The visitor's token, kept for the next time. Undefined, and reported, where none can be had. */
export async function tokenOf({ fit, visitor, report }: FitDeps): Promise<string | undefined> {
  const kept = visitor.recall(fitToken)
  if (kept) return kept
  try {
    const token = await fit.token()
    visitor.remember(fitToken, token)
    return token
  } catch (cause) {
    report('fit.token-failed', cause)
    return undefined
  }
}

/** Whom Shopify says an access token belongs to. */
async function customerOf({ shopify, report }: FitDeps, accessToken: string | undefined): Promise<Identity> {
  if (accessToken === undefined) return {}
  try {
    const customer = await shopify.customerIdentity({ customerAccessToken: accessToken })
    const customerId = customer?.id.split('/').at(-1)
    return { ...(customerId && { customerId }), ...(customer?.email && { email: customer.email }) }
  } catch (cause) {
    report('fit.identify-failed', cause)
    return {}
  }
}
