import { GraphQLError } from 'graphql'
import type { Catalogue } from '../../../world/catalogue/catalogue.ts'
import type { StoreMetaobject } from '../../../world/catalogue/store-content.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'

type MetaobjectArgs = { id?: string | null; handle?: { type: string; handle: string } | null }
type MetaobjectsArgs = PageArgs & { type: string; sortKey?: string | null }

/** The metaobjects of a goods file; this shop has none. */
const listMetaobjects = ({ content }: Catalogue): readonly StoreMetaobject[] => content?.metaobjects ?? []

/** QueryRoot.metaobject and QueryRoot.metaobjects. */
export const metaobjectQueries = {
  metaobject: (_root: unknown, { id, handle }: MetaobjectArgs, { world }) =>
    listMetaobjects(world.catalogue).find((metaobject) =>
      id
        ? metaobject.id === fromGid('Metaobject', id)
        : metaobject.type === handle?.type && metaobject.handle === handle.handle,
    ) ?? null,
  metaobjects: (_root: unknown, args: MetaobjectsArgs, { world }) => {
    const metaobjects = listMetaobjects(world.catalogue).filter(({ type }) => type === args.type)
    return toConnection(metaobjects.toSorted(getComparison(args.sortKey)), args, ({ id }) => id)
  },
} satisfies Resolvers

/** The sort key is a text in the schema, with the two values that Shopify documents. */
function getComparison(sortKey: string | null | undefined): (a: StoreMetaobject, b: StoreMetaobject) => number {
  if (sortKey === 'updated_at') return (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt)
  if (sortKey == null || sortKey === 'id') return (a, b) => a.idRank - b.idRank
  throw new GraphQLError(`Invalid sort key '${sortKey}': expected id or updated_at.`)
}

export const metaobjectResolvers = {
  id: ({ id }: StoreMetaobject) => toGid('Metaobject', id),
  type: ({ type }: StoreMetaobject) => type,
  handle: ({ handle }: StoreMetaobject) => handle,
  fields: ({ fields }: StoreMetaobject) => fields,
  field: ({ fields }: StoreMetaobject, args: { key: string }) => fields.find(({ key }) => key === args.key) ?? null,
  updatedAt: ({ updatedAt }: StoreMetaobject) => updatedAt,
  // A goods file does not say which metaobjects have a page of their own.
  onlineStoreUrl: () => null,
  seo: () => null,
} satisfies Resolvers
