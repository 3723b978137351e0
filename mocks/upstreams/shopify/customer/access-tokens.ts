import type { CustomerRecord } from '../../../world/customers.ts'
import { createExpiringToken, getTokenExpiry } from '../../../world/expiring-token.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'

/** Shopify's lifetime of a customer access token: 30 days. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

type AccessToken = { accessToken: string; expiresAt: string }

/**
 * The customer of the context's store with an access token; undefined for an unknown or expired one. Shopify refuses tokens of the
 * sign-in service. The specification names one token for both (spec 6), so that bare upstreams take them.
 */
export function findCustomerByToken(
  { world, region }: Pick<ShopifyContext, 'world' | 'region'>,
  token: string,
): CustomerRecord | undefined {
  if (getTokenExpiry(token) <= world.clock.now().getTime()) return undefined
  return world.customers.findFirst((query) =>
    query.where(
      (customer) =>
        customer.region === region &&
        customer.state !== 'disabled' &&
        (customer.accessTokens.includes(token) ||
          (world.responseProfile !== 'full' && customer.accountTokens.includes(token))),
    ),
  )
}

/** Adds a token to a customer. Call it inside `world.runExclusive`. */
export async function issueToken(world: World, customer: CustomerRecord): Promise<AccessToken> {
  const expiresAt = world.clock.now().getTime() + LIFETIME_MS
  const accessToken = createExpiringToken(world.ids.next('customer-access-token'), expiresAt)
  await setTokens(world, customer, [...customer.accessTokens, accessToken])
  return { accessToken, expiresAt: new Date(expiresAt).toISOString() }
}

/** Removes a token of a customer. Call it inside `world.runExclusive`. */
export async function revokeToken(world: World, customer: CustomerRecord, revokedToken: string): Promise<void> {
  await setTokens(
    world,
    customer,
    customer.accessTokens.filter((token) => token !== revokedToken),
  )
}

async function setTokens(world: World, customer: CustomerRecord, tokens: string[]) {
  await world.customers.update((query) => query.where({ id: customer.id }), {
    data(draft) {
      draft.accessTokens = tokens
    },
  })
}
