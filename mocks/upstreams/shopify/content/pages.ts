import { companyPages } from '#mocks/world/catalogue/content/pages/company.ts'
import { friendPages } from '#mocks/world/catalogue/content/pages/friends.ts'
import { helpPages } from '#mocks/world/catalogue/content/pages/help.ts'
import { legalPages } from '#mocks/world/catalogue/content/pages/legal.ts'
import { rangePages } from '#mocks/world/catalogue/content/pages/ranges.ts'
import type { Page } from '#mocks/world/catalogue/content/types.ts'
import { PUBLISHED_AT } from '../../content/entry.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { emptyMetafields } from '../goods/metafields.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { hasWords } from '../goods/words.ts'
import { createDateParser, filterByQuery, matchesComparison, type SearchFields } from '../search-syntax.ts'
import { getStableNumber } from '../stable-number.ts'
import { renderRichText, summarizeRichText } from './render-rich-text.ts'

/** The published pages of the default content, which the content service has too. */
export const PAGES: readonly Page[] = [
  ...companyPages,
  ...rangePages,
  ...helpPages,
  ...friendPages,
  ...legalPages,
].filter(({ draft }) => !draft)

/** The number of a page, derived from its handle. */
export const getPageNumber = ({ handle }: Page): string => getStableNumber(`page ${handle}`)

export const findPageByHandle = (handle: string): Page | undefined => PAGES.find((page) => page.handle === handle)

/** @param gid A global id. */
export const findPageById = (gid: string): Page | undefined => {
  const number = fromGid('Page', gid)
  return PAGES.find((page) => getPageNumber(page) === number)
}

export type PageSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

/** The pages that match a query in Shopify's search syntax, sorted. All were published at once, so most keys do nothing. */
export function queryPages(query: string | null | undefined, sortKey: PageSortKey | null | undefined, now: Date) {
  const pages = filterByQuery(PAGES, query, {
    fields: createSearchFields(now),
    matchesText: mentionsWords,
    listName: 'pages',
  })
  return sortKey === 'TITLE' ? pages.toSorted((a, b) => a.title.localeCompare(b.title)) : pages
}

/** Whether a page's title and description contain all words of a query. */
export const mentionsWords = ({ title, description }: Page, query: string): boolean =>
  hasWords(`${title} ${description}`, query)

function createSearchFields(now: Date): SearchFields<Page> {
  const matchesPublished = (_page: Page, value: string) =>
    matchesComparison(value, createDateParser(now), Date.parse(PUBLISHED_AT))
  return {
    title: ({ title }, value) => hasWords(title, value),
    handle: ({ handle }, value) => handle === value,
    created_at: matchesPublished,
    updated_at: matchesPublished,
  }
}

export const getPageUrl = ({ handle }: Page, context: Pick<ShopifyContext, 'storefront' | 'region'>): string =>
  getStorefrontUrl(`/pages/${handle}`, context)

export const renderPageBody = ({ body }: Page, context: Pick<ShopifyContext, 'storefront' | 'region'>): string =>
  renderRichText(body.json, (uri) => (uri.startsWith('/') ? getStorefrontUrl(uri, context) : uri))

export const pageResolvers = {
  id: (page: Page) => toGid('Page', getPageNumber(page)),
  handle: ({ handle }: Page) => handle,
  title: ({ title }: Page) => title,
  body: (page: Page, _args, context) => renderPageBody(page, context),
  bodySummary: ({ body }: Page) => summarizeRichText(body.json),
  createdAt: () => PUBLISHED_AT,
  updatedAt: () => PUBLISHED_AT,
  onlineStoreUrl: (page: Page, _args, context) => getPageUrl(page, context),
  seo: ({ title, description }: Page) => ({ title, description }),
  trackingParameters: () => null,
  ...emptyMetafields,
} satisfies Resolvers
