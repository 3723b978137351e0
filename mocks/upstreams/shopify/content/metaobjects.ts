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
    const sorted =
      args.sortKey === 'updated_at'
        ? [...metaobjects].sort((a, b) => a.updatedAt.localeCompare(b.updatedAt))
        : metaobjects
    return toConnection(sorted, args, ({ id }) => id)
  },
} satisfies Resolvers

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
