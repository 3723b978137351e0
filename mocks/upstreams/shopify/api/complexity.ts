import { GraphQLError } from 'graphql'
import { IMMEASURABLE_COST } from '../../graphql-cost.ts'

/** Shopify's limit for a query without a token. */
export const MAX_TOKENLESS_COST = 1_000

/**
 * Shopify's error for a query that is too complex; undefined for any other.
 * @param cost In Shopify's points.
 * @param maxCost Undefined: all but a document whose fragments grow without end.
 */
export function checkComplexity(cost: number, maxCost = IMMEASURABLE_COST - 1): GraphQLError | undefined {
  if (cost <= maxCost) return undefined
  return new GraphQLError('Complexity exceeded', { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost } })
}
