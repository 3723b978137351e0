import { isRichText } from '#contracts/content/rich-text.ts'
import type { StorePage } from '#mocks/world/catalogue/store-content.ts'
import type { Catalogue } from '../../../world/catalogue/catalogue.ts'
import { toText } from '../../../world/catalogue/html-text.ts'
import type { ContentEntry } from '../../../world/content-overlay.ts'
import { isScheduled } from '../../../world/is-scheduled.ts'
import { getStableNumber } from '../../../world/stable-number.ts'
import type { World } from '../../../world/world.ts'
import { isEntry, PUBLISHED_AT } from '../../content/entry.ts'
import { compareTexts } from '../compare-texts.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { createMetafieldResolvers } from '../goods/metafields.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { truncate } from '../goods/truncate.ts'
import { hasWords, type WordMatching } from '../goods/words.ts'
import { searchNames, searchTime, searchWords } from '../search-fields.ts'
import { filterByQuery } from '../search-syntax.ts'
import { renderRichText, SUMMARY_LENGTH, summarizeRichText } from './render-rich-text.ts'

/** A page of the store. */
export type ShopPage = Omit<StorePage, 'body'> & {
  /** Searched together with its title. */
  description: string
  summary: string
  renderBody(context: UrlContext): string
}
type UrlContext = Pick<ShopifyContext, 'storefront'>

/** A published page of the content service, which this shop's stores have too; none for a draft. */
function toDefaultPages({ handle, title, description, body, draft }: ContentEntry): ShopPage[] {
  const text = isEntry(body) ? body.json : undefined
  if (draft === true || typeof handle !== 'string' || typeof title !== 'string' || typeof description !== 'string')
    return []
  if (!isRichText(text)) return []
  return [
    {
      __typename: 'Page',
      idRank: 0,
      id: getStableNumber(`page ${handle}`),
      handle,
      title,
      description,
      seo: { title, description },
      summary: summarizeRichText(text),
      renderBody: (context) =>
        renderRichText(text, (uri) => (uri.startsWith('/') ? getStorefrontUrl(uri, context) : uri)),
      createdAt: PUBLISHED_AT,
      publishedAt: PUBLISHED_AT,
      availableFrom: null,
      updatedAt: PUBLISHED_AT,
      metafields: [],
      translations: {},
    },
  ]
}

function toFilePage({ body, ...page }: StorePage): ShopPage {
  const text = toText(body)
  return {
    ...page,
    description: `${page.seo.description ?? ''} ${text}`,
    summary: truncate(text, SUMMARY_LENGTH),
    renderBody: () => body,
  }
}

const pagesByCatalogue = new WeakMap<Catalogue, readonly ShopPage[]>()

/** The pages of a store that are published: this shop's, a goods file's, or both. */
export const listPages = (world: World): readonly ShopPage[] =>
  listAllPages(world.catalogue).filter((page) => !isScheduled(world, page))

function listAllPages(catalogue: Catalogue): readonly ShopPage[] {
  const { content, entries } = catalogue
  let pages = pagesByCatalogue.get(catalogue)
  if (!pages) {
    const own = content?.pages.map(toFilePage) ?? []
    const handles = new Set(own.map(({ handle }) => handle))
    const defaults = content?.extendsDefault === false ? [] : (entries.page ?? []).flatMap(toDefaultPages)
    pages = [...own, ...defaults.filter(({ handle }) => !handles.has(handle))]
    pagesByCatalogue.set(catalogue, pages)
  }
  return pages
}

export const findPageByHandle = (world: World, handle: string): ShopPage | undefined =>
  listPages(world).find((page) => page.handle === handle)

/** @param gid A global id. */
export const findPageById = (world: World, gid: string): ShopPage | undefined => {
  const number = fromGid('Page', gid)
  return listPages(world).find(({ id }) => id === number)
}

export type PageSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

/** The pages that match a query in Shopify's search syntax, sorted. */
export function queryPages(
  context: Pick<ShopifyContext, 'world' | 'region' | 'searchWarnings'>,
  query?: string | null,
  sortKey?: PageSortKey | null,
): readonly ShopPage[] {
  const { world } = context
  const now = world.clock.now()
  const pages = filterByQuery(listPages(world), query, {
    fields: {
      title: searchWords(({ title }) => title),
      handle: searchNames(({ handle }) => [handle]),
      created_at: searchTime(({ createdAt }) => createdAt, now),
      updated_at: searchTime(({ updatedAt }) => updatedAt, now),
    },
    matchesText: (page, value) => value.isAnything || mentionsWords(page, value.text, value),
    listName: 'pages',
    context,
  })
  if (sortKey === 'ID') return pages.toSorted((a, b) => a.idRank - b.idRank)
  if (sortKey === 'TITLE') return pages.toSorted((a, b) => compareTexts(a.title, b.title))
  return sortKey === 'UPDATED_AT' ? pages.toSorted((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt)) : pages
}

/** Whether a page's title and description contain all words of a query. */
export const mentionsWords = ({ title, description }: ShopPage, query: string, matching: WordMatching): boolean =>
  hasWords(`${title} ${description}`, query, matching)

export const getPageUrl = ({ handle }: ShopPage, context: UrlContext): string =>
  getStorefrontUrl(`/pages/${handle}`, context)

export const pageResolvers = {
  id: ({ id }: ShopPage) => toGid('Page', id),
  handle: ({ handle }: ShopPage) => handle,
  title: ({ title }: ShopPage) => title,
  body: (page: ShopPage, _args, context) => page.renderBody(context),
  bodySummary: ({ summary }: ShopPage) => summary,
  createdAt: ({ createdAt }: ShopPage) => createdAt,
  updatedAt: ({ updatedAt }: ShopPage) => updatedAt,
  onlineStoreUrl: (page: ShopPage, _args, context) => getPageUrl(page, context),
  seo: ({ seo }: ShopPage) => seo,
  trackingParameters: () => null,
  ...createMetafieldResolvers(({ metafields }: ShopPage) => metafields),
} satisfies Resolvers
