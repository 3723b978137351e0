import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import type { Cart, CartOutcome } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { createLettersCheck } from './letters-check.fixtures.ts'

/** A visitor of a scenario with the cart's dependencies. `sent` holds what was sent to Shopify, oldest first. */
export async function givenVisitor(scenario: string, region: RegionCode = 'gb', cookies?: Record<string, string>) {
  const given = await givenScenario(scenario)
  const sent: { query: string; variables: unknown }[] = []
  const lost: Lost[] = []
  let fates: UpstreamFate[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const call: { query: string; variables: unknown } = await new Request(input, init).json()
    sent.push(call)
    const operation = /(?:query|mutation) (\w+)/.exec(call.query)?.[1]
    const at = lost.findIndex((loss) => loss.operation === operation)
    const loss = lost[at]
    if (at >= 0) lost.splice(at, 1)
    const fate = loss?.what ?? fates.shift() ?? 'ok'
    if (fate === 'call') throw new TypeError('connection refused')
    const response = await given.fetch(input, init)
    if (fate === 'answer') throw new TypeError('socket hang up')
    return response
  }
  const cookiePairs = given.visitor.cookies.map(({ name, value }) => [name, decodeURIComponent(value)])
  const visitor = aVisitor({ ...Object.fromEntries(cookiePairs), ...cookies })
  const reported: string[] = []
  const logged: string[] = []
  const deps: CartDeps = {
    region,
    shopify: createShopifyClient({ fetch, baseUrl: `${given.backend.origin}/shopify/${region}`, token: 'test' }),
    visitor,
    takesLetters: createLettersCheck(given, region),
    report: (code) => void reported.push(code),
    log: (message) => void logged.push(message),
  }
  return {
    ...given,
    stored: given.visitor.localStorage,
    deps,
    visitor,
    reported,
    logged,
    sent,
    shopify: deps.shopify,
    /** Loses the request or only the response of the next call of an operation. */
    lose: (what: Lost['what'], operation: string) => void lost.push({ what, operation }),
    /** Sets the fates of the next calls, in order. */
    setFates: (next: readonly UpstreamFate[]) => {
      fates = [...next]
    },
  }
}

/** The fate of a call to Shopify: ok, request lost, or response lost. */
export type UpstreamFate = 'ok' | 'call' | 'answer'

type Lost = { what: 'call' | 'answer'; operation: string }

/** The cart of an outcome, if any. */
export const getCart = (outcome: CartOutcome): Cart | null => (outcome.ok ? outcome.cart : null)
