import { GraphQLError } from 'graphql'

/** Shopify's limit for a query without a token. */
const MAX_TOKENLESS_COST = 1_000

/**
 * The limit for a query with a token. Shopify publishes none; it is assumed far above what storefronts ask, and below
 * what no server could answer.
 */
const MAX_COST = 5_000_000

/** Shopify's error for a query that is too complex; undefined for any other. @param cost In Shopify's points. */
export function checkComplexity(cost: number, isTokenless: boolean): GraphQLError | undefined {
  const maxCost = isTokenless ? MAX_TOKENLESS_COST : MAX_COST
  if (cost <= maxCost) return undefined
  return new GraphQLError('Complexity exceeded', { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost } })
}
