import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import type { Cart } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartOutcome } from './cart-outcome.ts'

/** A visitor of a scenario with the cart's dependencies. `sent` holds what was sent to Shopify, oldest first. */
export async function givenVisitor(scenario: string, region: RegionCode = 'gb', cookies?: Record<string, string>) {
  const given = await givenScenario(scenario)
  const sent: { query: string; variables: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(await new Request(input, init).json())
    return given.fetch(input, init)
  }
  const cookiePairs = given.visitor.cookies.map(({ name, value }) => [name, decodeURIComponent(value)])
  const visitor = aVisitor({ ...Object.fromEntries(cookiePairs), ...cookies })
  const reported: string[] = []
  const logged: string[] = []
  const deps: CartDeps = {
    region,
    shopify: createShopifyClient({ fetch, baseUrl: `${given.backend.origin}/shopify/${region}`, token: 'test' }),
    visitor,
    report: (code) => void reported.push(code),
    log: (message) => void logged.push(message),
  }
  return { ...given, stored: given.visitor.localStorage, deps, visitor, reported, logged, sent, shopify: deps.shopify }
}

/** The cart of an outcome, if any. */
export const getCart = (outcome: CartOutcome): Cart | null => (outcome.ok ? outcome.cart : null)
