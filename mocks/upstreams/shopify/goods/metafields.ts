import type { Metafield } from '../../../world/catalogue/metafield.ts'
import { DEFAULT_TIME } from '../../../world/catalogue/store-content.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'

type Identifier = { namespace?: string | null; key: string }

/** Resolvers of `metafield` and `metafields`: null for those that an owner does not have, as at Shopify. */
export function createMetafieldResolvers<Owner extends object>(
  getMetafields: (owner: Owner, context: ShopifyContext) => readonly Metafield[] | undefined,
) {
  const find = (owner: Owner, { namespace, key }: Identifier, context: ShopifyContext) => {
    const metafield = getMetafields(owner, context)?.find(
      (candidate) => candidate.key === key && candidate.namespace === (namespace ?? candidate.namespace),
    )
    return metafield ? { ...metafield, createdAt: DEFAULT_TIME, updatedAt: DEFAULT_TIME, parentResource: owner } : null
  }
  return {
    metafield: (owner: Owner, identifier: Identifier, context) => find(owner, identifier, context),
    metafields: (owner: Owner, { identifiers }: { identifiers: readonly Identifier[] }, context) =>
      identifiers.map((identifier) => find(owner, identifier, context)),
  } satisfies Resolvers
}

/** Null for every metafield, for owners that have none here. */
export const emptyMetafields = createMetafieldResolvers(() => undefined)
