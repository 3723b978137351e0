import { readFileSync } from 'node:fs'
import type { ContentEntry, ContentPart } from '../../world/content-overlay.ts'
import type { Access } from './access.ts'
import { contentfulError } from './contentful-error.ts'
import { embeddedAssets } from './embedded-assets.ts'
import { followLink, isEntry, isVisible, sysOf } from './entry.ts'
import { resolvedSchema } from './resolved-schema.ts'
import { matches } from './where.ts'

/** What a query is answered from. */
export type ContentContext = {
  access: Access
  /** The simulated backend's base URL: where the pictures are. */
  origin: string
  entriesOf(part: ContentPart): readonly ContentEntry[]
}

/** The only locale that the house writes in (spec 7: "Content is always fetched with locale en-GB"). */
const LOCALE = 'en-GB'
/** Contentful's, also for linked collections. */
const MAX_LIMIT = 1_000

type Reading = { preview?: boolean | null; locale?: string | null }
type Paging = { limit: number; skip: number }
type Resolver<Args> = (parent: ContentEntry, args: Args, context: ContentContext) => unknown

/** The content service's schema over the entries of a world. */
export function createContentSchema() {
  return resolvedSchema<ContentContext>({
    typeDefs: readFileSync(new URL('../../../contracts/content/schema.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: {
        headerCollection: collection('flashBanner', 'mainMenu'),
        productsPromoCollection: collection('productsPromo'),
        productDiscountCollection: collection('productDiscount'),
        productCareCopyCollection: collection('careCopy'),
        pageCollection: collection('page'),
        asset(_, { id, ...reading }: Reading & { id: string }, context) {
          checkReading(reading, context)
          const found = context.entriesOf('asset').find((asset) => sysOf(asset).id === id)
          return found && isVisible(context.access)(found) ? found : null
        },
      },
      Asset: {
        sys: sysOf,
        url: ({ url }: ContentEntry, _, { origin }) => absolute(url, origin),
      },
      Badge: { sys: sysOf },
      Header: { sys: sysOf, ...links('flashBanner'), ...linkLists('linksCollection') },
      FlashBanner: { sys: sysOf },
      MenuLink: { sys: sysOf, ...links('grid') },
      MenuGrid: {
        sys: sysOf,
        ...links('featuredImage', 'promoImagePrimary', 'promoImageSecondary'),
        ...links('featuredImageBadge', 'promoImagePrimaryBadge', 'promoImageSecondaryBadge'),
        ...linkLists('gridLinksCollection'),
      },
      GridLinks: { sys: sysOf, ...linkLists('linksCollection') },
      GridLink: { sys: sysOf, ...links('badge') },
      ProductsPromo: { sys: sysOf },
      ProductDiscount: { sys: sysOf },
      ProductCareCopy: { sys: sysOf },
      Page: { sys: sysOf, ...links('image', 'imageTall') },
      RichText: {
        links: ({ json }: ContentEntry, _, { access, entriesOf }) => {
          const ids = embeddedAssets(json)
          const found = entriesOf('asset').filter((asset) => ids.has(sysOf(asset).id))
          return { assets: { block: found.map((asset) => followLink(asset, 'body', access)) } }
        },
      },
    },
  })
}

/** All visible entries of some parts that a filter lets through, a page of them. */
function collection(...parts: ContentPart[]): Resolver<Reading & Paging & { where?: unknown }> {
  return (_, { where, limit, skip, ...reading }, context) => {
    checkReading(reading, context)
    const found = parts
      .flatMap((part) => context.entriesOf(part))
      .filter(isVisible(context.access))
      .filter((entry) => matches(entry, where))
    return page(found, { limit, skip })
  }
}

/** Fields that link to one entry or asset. */
const links = (...fields: string[]) =>
  Object.fromEntries(
    fields.map((field): [string, Resolver<unknown>] => [
      field,
      (parent, _, { access }) => followLink(parent[field], field, access),
    ]),
  )

/** Fields that link to several. */
const linkLists = (...fields: string[]) =>
  Object.fromEntries(
    fields.map((field): [string, Resolver<Paging>] => [
      field,
      (parent, paging, { access }) => {
        const linked = parent[field]
        const items = isEntry(linked) && Array.isArray(linked.items) ? linked.items : []
        return page(
          items.map((entry) => followLink(entry, field, access)),
          paging,
        )
      },
    ]),
  )

function page<Item>(items: readonly Item[], { limit, skip }: Paging) {
  if (limit > MAX_LIMIT)
    throw contentfulError('TOO_BIG_LIMIT', `Query execution error. limit may be ${MAX_LIMIT} at most`)
  return { total: items.length, items: items.slice(skip, skip + limit) }
}

/** Drafts are read with the preview token and nothing else is; there is one locale. */
function checkReading({ preview, locale }: Reading, { access }: ContentContext) {
  if ((preview ?? false) !== (access === 'preview'))
    throw contentfulError('ACCESS_TOKEN_INVALID', 'The access token you sent could not be found or is invalid.', 401)
  if (locale && locale !== LOCALE)
    throw contentfulError('UNKNOWN_LOCALE', `Query execution error. Requested locale '${locale}' is not available.`)
}

/** The house writes paths, because it does not know where it will be served from. */
const absolute = (url: unknown, origin: string) =>
  typeof url === 'string' && url.startsWith('/') ? `${origin}${url}` : url
