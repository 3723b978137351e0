import type { Metafield } from '../../../world/catalogue/metafield.ts'
import { resolveProperty } from '../../graphql-not-simulated.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { findNode } from '../node.ts'

/** A metafield of the catalogue, or of a cart, which has no references. */
type Source = Pick<Metafield, 'type'> & { references?: readonly string[] }

const isList = ({ type }: Source) => type.startsWith('list.')

/** What a single reference leads to; null for a list, and for what the store does not sell. */
const resolveReference = (source: Source, _args: unknown, context: ShopifyContext) => {
  const [gid] = source.references ?? []
  return gid && !isList(source) ? findNode(gid, context) : null
}

/** What a list of references leads to; null for any other type, as at Shopify. */
const resolveReferences = (source: Source, args: PageArgs, context: ShopifyContext) => {
  if (!isList(source) || !source.type.endsWith('_reference')) return null
  const nodes = (source.references ?? []).flatMap((gid) => {
    const node = findNode(gid, context)
    return node ? [{ gid, node }] : []
  })
  // Shopify pages ten references if a client does not say how many
  const page = toConnection(
    nodes,
    args.first == null && args.last == null ? { ...args, first: 10 } : args,
    ({ gid }) => gid,
  )
  return {
    ...page,
    nodes: page.nodes.map(({ node }) => node),
    edges: () => page.edges().map(({ node, cursor }) => ({ node: node.node, cursor })),
  }
}

export const metafieldResolvers = {
  Metafield: {
    id: ({ id }: { id: string }) => (id.startsWith('gid:') ? id : toGid('Metafield', id)),
    namespace: resolveProperty,
    key: resolveProperty,
    type: resolveProperty,
    value: resolveProperty,
    description: () => null,
    createdAt: resolveProperty,
    updatedAt: resolveProperty,
    parentResource: resolveProperty,
    reference: resolveReference,
    references: resolveReferences,
  },
  MetaobjectField: {
    key: resolveProperty,
    type: resolveProperty,
    value: resolveProperty,
    reference: resolveReference,
    references: resolveReferences,
  },
} satisfies Record<string, Resolvers>
