import type { Resolvers } from '../context.ts'

/** Null for every metafield, as at Shopify: the store has none. */
export const emptyMetafields = {
  metafield: () => null,
  metafields: (_source: unknown, { identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
} satisfies Resolvers
