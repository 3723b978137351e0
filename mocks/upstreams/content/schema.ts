import { readFileSync } from 'node:fs'
import type { ContentEntry, ContentPart } from '../../world/content-overlay.ts'
import { hideUnnamedFields } from '../unnamed-fields.ts'
import type { Access } from './access.ts'
import { buildResolvedSchema } from './build-schema.ts'
import { createContentfulError } from './contentful-error.ts'
import { findEmbeddedAssetIds } from './embedded-assets.ts'
import { followLink, getSys, isEntry, isVisible } from './entry.ts'
import { matchesFilter } from './matches-filter.ts'

/** The context of every resolver. */
export type ContentContext = {
  access: Access
  /** The simulated backend's base URL, for images. */
  origin: string
  getEntries(part: ContentPart): readonly ContentEntry[]
  /** Whether fields that the specification does not name are null. */
  isBare: boolean
}

/** The only locale with content (spec 7: "Content is always fetched with locale en-GB"). */
const LOCALE = 'en-GB'
/** Contentful's maximum of `limit`, also for linked collections. */
const MAX_LIMIT = 1_000

type ReadOptions = { preview?: boolean | null; locale?: string | null }
type Paging = { limit: number; skip: number }
type Resolver<Args> = (parent: ContentEntry, args: Args, context: ContentContext) => unknown

/** The content service's schema over the entries of a world. */
export function createContentSchema() {
  const schema = buildResolvedSchema<ContentContext>({
    typeDefs: readFileSync(new URL('../../../contracts/content/schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: {
        headerCollection: resolveCollection('flashBanner', 'mainMenu'),
        productsPromoCollection: resolveCollection('productsPromo'),
        productDiscountCollection: resolveCollection('productDiscount'),
        productCareCopyCollection: resolveCollection('careCopy'),
        pageCollection: resolveCollection('page'),
        asset(_, { id, ...readOptions }: ReadOptions & { id: string }, context) {
          checkReadOptions(readOptions, context)
          const asset = context.getEntries('asset').find((entry) => getSys(entry).id === id)
          return asset && isVisible(context.access)(asset) ? asset : null
        },
      },
      Asset: {
        sys: getSys,
        url: ({ url }: ContentEntry, _, { origin }) => toAbsoluteUrl(url, origin),
      },
      Badge: { sys: getSys },
      Header: { sys: getSys, ...resolveLinks('flashBanner'), ...resolveLinkLists('linksCollection') },
      FlashBanner: { sys: getSys },
      MenuLink: { sys: getSys, ...resolveLinks('grid') },
      MenuGrid: {
        sys: getSys,
        ...resolveLinks('featuredImage', 'promoImagePrimary', 'promoImageSecondary'),
        ...resolveLinks('featuredImageBadge', 'promoImagePrimaryBadge', 'promoImageSecondaryBadge'),
        ...resolveLinkLists('gridLinksCollection'),
      },
      GridLinks: { sys: getSys, ...resolveLinkLists('linksCollection') },
      GridLink: { sys: getSys, ...resolveLinks('badge') },
      ProductsPromo: { sys: getSys },
      ProductDiscount: { sys: getSys },
      ProductCareCopy: { sys: getSys },
      Page: { sys: getSys, ...resolveLinks('image', 'imageTall') },
      RichText: {
        links: ({ json }: ContentEntry, _, { access, getEntries }) => {
          const ids = findEmbeddedAssetIds(json)
          const assets = getEntries('asset').filter((asset) => ids.has(getSys(asset).id))
          return { assets: { block: assets.map((asset) => followLink(asset, 'body', access)) } }
        },
      },
    },
  })
  hideUnnamedFields(schema, 'content', ({ isBare }: ContentContext) => isBare)
  return schema
}

/** Resolves a page of the visible entries of some parts that match a filter. */
function resolveCollection(...parts: ContentPart[]): Resolver<ReadOptions & Paging & { where?: unknown }> {
  return (_, { where, limit, skip, ...readOptions }, context) => {
    checkReadOptions(readOptions, context)
    const entries = parts
      .flatMap((part) => context.getEntries(part))
      .filter(isVisible(context.access))
      .filter((entry) => matchesFilter(entry, where))
    return toPage(entries, { limit, skip })
  }
}

/** Resolvers of fields that link to one entry or asset. */
const resolveLinks = (...fields: string[]) =>
  Object.fromEntries(
    fields.map((field): [string, Resolver<unknown>] => [
      field,
      (parent, _, { access }) => followLink(parent[field], field, access),
    ]),
  )

/** Resolvers of fields that link to several entries. */
const resolveLinkLists = (...fields: string[]) =>
  Object.fromEntries(
    fields.map((field): [string, Resolver<Paging>] => [
      field,
      (parent, paging, { access }) => {
        const linked = parent[field]
        const items = isEntry(linked) && Array.isArray(linked.items) ? linked.items : []
        return toPage(
          items.map((entry) => followLink(entry, field, access)),
          paging,
        )
      },
    ]),
  )

function toPage<Item>(items: readonly Item[], { limit, skip }: Paging) {
  if (limit > MAX_LIMIT)
    throw createContentfulError('TOO_BIG_LIMIT', `Query execution error. limit may be ${MAX_LIMIT} at most`)
  return { total: items.length, items: items.slice(skip, skip + limit) }
}

/** @throws Contentful's errors if the token does not fit the preview flag, and for an unknown locale. */
function checkReadOptions({ preview, locale }: ReadOptions, { access }: ContentContext) {
  if ((preview ?? false) !== (access === 'preview'))
    throw createContentfulError(
      'ACCESS_TOKEN_INVALID',
      'The access token you sent could not be found or is invalid.',
      401,
    )
  if (locale && locale !== LOCALE)
    throw createContentfulError(
      'UNKNOWN_LOCALE',
      `Query execution error. Requested locale '${locale}' is not available.`,
    )
}

/** Adds the backend's origin to a path. The default content has paths, because its origin is not known. */
const toAbsoluteUrl = (url: unknown, origin: string) =>
  typeof url === 'string' && url.startsWith('/') ? `${origin}${url}` : url
