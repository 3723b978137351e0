import type { Resolvers } from '../context.ts'

/** The store keeps no metafields, and Shopify answers null for one that is not there. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_source: unknown, { identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
} satisfies Resolvers
