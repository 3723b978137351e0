import { friendPages } from '#mocks/world/catalogue/content/pages/friends.ts'
import { helpPages } from '#mocks/world/catalogue/content/pages/help.ts'
import { housePages } from '#mocks/world/catalogue/content/pages/house.ts'
import { legalPages } from '#mocks/world/catalogue/content/pages/legal.ts'
import { rangePages } from '#mocks/world/catalogue/content/pages/ranges.ts'
import type { Page } from '#mocks/world/catalogue/content/types.ts'
import { PUBLISHED_AT } from '../../content/entry.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid, idOf } from '../gid.ts'
import { noMetafields } from '../goods/metafields.ts'
import { storefrontUrl } from '../goods/storefront-url.ts'
import { hasWords } from '../goods/words.ts'
import { compares, type Fields, matching, momentBy } from '../search-syntax.ts'
import { stableNumber } from '../stable-number.ts'
import { richTextHtml, richTextSummary } from './rich-text-html.ts'

/** What the house has written about itself. The content service has the same pages; the store has them all published. */
export const PAGES: readonly Page[] = [
  ...housePages,
  ...rangePages,
  ...helpPages,
  ...friendPages,
  ...legalPages,
].filter(({ draft }) => !draft)

export const pageNumber = ({ handle }: Page): string => stableNumber(`page ${handle}`)

export const pageByHandle = (handle: string): Page | undefined => PAGES.find((page) => page.handle === handle)

/** @param id A global id. */
export const pageById = (id: string): Page | undefined => {
  const number = idOf('Page', id)
  return PAGES.find((page) => pageNumber(page) === number)
}

export type PageSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

/** The pages that answer a query, in the order that is asked for. */
export function pages(query: string | null | undefined, key: PageSortKey | null | undefined, now: Date) {
  const found = matching(PAGES, query, { fields: fieldsAt(now), anywhere: mentions, where: 'pages' })
  return key === 'TITLE' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found
}

/** Whether a page's title or first words have all of these. */
export const mentions = ({ title, description }: Page, query: string): boolean =>
  hasWords(`${title} ${description}`, query)

function fieldsAt(now: Date): Fields<Page> {
  const published = (_page: Page, value: string) => compares(value, momentBy(now), Date.parse(PUBLISHED_AT))
  return {
    title: ({ title }, value) => hasWords(title, value),
    handle: ({ handle }, value) => handle === value,
    created_at: published,
    updated_at: published,
  }
}

export const pageUrl = ({ handle }: Page, context: Pick<ShopifyContext, 'storefront' | 'region'>): string =>
  storefrontUrl(`/pages/${handle}`, context)

export const pageBody = ({ body }: Page, context: Pick<ShopifyContext, 'storefront' | 'region'>): string =>
  richTextHtml(body.json, (uri) => (uri.startsWith('/') ? storefrontUrl(uri, context) : uri))

export const pageResolvers = {
  id: (page: Page) => gid('Page', pageNumber(page)),
  handle: ({ handle }: Page) => handle,
  title: ({ title }: Page) => title,
  body: (page: Page, _args, context) => pageBody(page, context),
  bodySummary: ({ body }: Page) => richTextSummary(body.json),
  createdAt: () => PUBLISHED_AT,
  updatedAt: () => PUBLISHED_AT,
  onlineStoreUrl: (page: Page, _args, context) => pageUrl(page, context),
  seo: ({ title, description }: Page) => ({ title, description }),
  trackingParameters: () => null,
  ...noMetafields,
} satisfies Resolvers
