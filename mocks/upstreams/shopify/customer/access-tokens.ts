import type { CustomerRecord } from '../../../world/customers.ts'
import { endOfToken, lastingToken } from '../../../world/lasting-token.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'

/** Shopify's customer access tokens live for thirty days. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type AccessToken = { accessToken: string; expiresAt: string }

/**
 * The customer of this region's store that a token opens; undefined for a token that is unknown or over.
 */
export function customerByToken(
  { world, region }: Pick<ShopifyContext, 'world' | 'region'>,
  token: string,
): CustomerRecord | undefined {
  if (endOfToken(token) <= world.clock.now().getTime()) return undefined
  return world.customers.findFirst((query) =>
    query.where(
      (customer) =>
        customer.region === region && customer.state !== 'disabled' && customer.accessTokens.includes(token),
    ),
  )
}

/** Gives a customer a new token. Call it inside `world.serial`. */
export async function giveToken(world: World, customer: CustomerRecord): Promise<AccessToken> {
  const end = world.clock.now().getTime() + LIFETIME_MS
  const accessToken = lastingToken(world.ids.next('customer-access-token'), end)
  await setTokens(world, customer, [...customer.accessTokens, accessToken])
  return { accessToken, expiresAt: new Date(end).toISOString() }
}

/** Takes a token away. Call it inside `world.serial`. */
export async function takeToken(world: World, customer: CustomerRecord, token: string): Promise<void> {
  await setTokens(
    world,
    customer,
    customer.accessTokens.filter((each) => each !== token),
  )
}

async function setTokens(world: World, customer: CustomerRecord, tokens: string[]) {
  await world.customers.update((query) => query.where({ id: customer.id }), {
    data(draft) {
      draft.accessTokens = tokens
    },
  })
}
