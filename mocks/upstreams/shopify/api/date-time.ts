import { GraphQLError } from 'graphql'

/** A time as Shopify sends it in every API: in UTC, without fractions of a second. */
function toDateTime(value: unknown): string {
  const time = new Date(String(value))
  if (Number.isNaN(time.getTime())) throw new GraphQLError(`"${value}" is not a time`)
  return `${time.toISOString().slice(0, 19)}Z`
}

/** The scalars of Shopify's schemas that have a form of their own. */
export const SHOPIFY_SCALARS = { DateTime: toDateTime, ISO8601DateTime: toDateTime }
