import type { Catalogue } from '../../../world/catalogue/catalogue.ts'
import { toText } from '../../../world/catalogue/html-text.ts'
import type { StoreArticle } from '../../../world/catalogue/store-content.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { createMetafieldResolvers } from '../goods/metafields.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { truncate } from '../goods/truncate.ts'
import { hasWords } from '../goods/words.ts'
import { createDateParser, filterByQuery, matchesComparison } from '../search-syntax.ts'

export type ArticleArgs = PageArgs & {
  query?: string | null
  sortKey?: 'AUTHOR' | 'BLOG_TITLE' | 'ID' | 'PUBLISHED_AT' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT' | null
}
type Truncation = { truncateAt?: number | null }

/** The articles of a goods file; this shop has none. */
const listArticles = ({ content }: Catalogue): readonly StoreArticle[] => content?.articles ?? []

/** The articles whose title or text matches a search. */
export const searchArticles = (catalogue: Catalogue, query: string): readonly StoreArticle[] =>
  listArticles(catalogue).filter((article) => mentionsWords(article, query))

const mentionsWords = ({ title, body }: StoreArticle, query: string) => hasWords(`${title} ${toText(body)}`, query)

/** A page of articles: those that match a query in Shopify's search syntax, sorted. */
export function toArticleConnection(articles: readonly StoreArticle[], args: ArticleArgs, now: Date) {
  const parseDate = createDateParser(now)
  const matchesTime = ({ publishedAt }: StoreArticle, value: string) =>
    matchesComparison(value, parseDate, Date.parse(publishedAt))
  const matching = filterByQuery(articles, args.query, {
    fields: {
      author: ({ author }, value) => hasWords(author.name, value),
      blog_title: ({ blog }, value) => hasWords(blog.title, value),
      tag: ({ tags }, value) => tags.includes(value),
      tag_not: ({ tags }, value) => !tags.includes(value),
      created_at: matchesTime,
      updated_at: matchesTime,
    },
    matchesText: mentionsWords,
    listName: 'articles',
  })
  const getKey = args.sortKey ? SORT_KEYS[args.sortKey] : undefined
  const sorted = getKey ? [...matching].sort((a, b) => getKey(a).localeCompare(getKey(b))) : matching
  return toConnection(sorted, args, ({ id }) => id)
}

/** The other keys keep the order of the file. */
const SORT_KEYS: Partial<Record<NonNullable<ArticleArgs['sortKey']>, (article: StoreArticle) => string>> = {
  AUTHOR: ({ author }) => author.name,
  BLOG_TITLE: ({ blog }) => blog.title,
  PUBLISHED_AT: ({ publishedAt }) => publishedAt,
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ publishedAt }) => publishedAt,
}

/** QueryRoot.article and QueryRoot.articles. */
export const articleQueries = {
  article: (_root: unknown, { id }: { id: string }, { world }) =>
    listArticles(world.catalogue).find((article) => article.id === fromGid('Article', id)) ?? null,
  articles: (_root: unknown, args: ArticleArgs, { world }) =>
    toArticleConnection(listArticles(world.catalogue), args, world.clock.now()),
} satisfies Resolvers

export const articleResolvers = {
  id: ({ id }: StoreArticle) => toGid('Article', id),
  handle: ({ handle }: StoreArticle) => handle,
  title: ({ title }: StoreArticle) => title,
  blog: ({ blog }: StoreArticle) => blog,
  author: ({ author }: StoreArticle) => author,
  authorV2: ({ author }: StoreArticle) => author,
  contentHtml: ({ body }: StoreArticle) => body,
  content: ({ body }: StoreArticle, { truncateAt }: Truncation) => truncate(toText(body), truncateAt),
  excerptHtml: ({ summary }: StoreArticle) => summary,
  excerpt: ({ summary }: StoreArticle, { truncateAt }: Truncation) =>
    summary === null ? null : truncate(toText(summary), truncateAt),
  image: ({ image }: StoreArticle) => image,
  tags: ({ tags }: StoreArticle) => tags,
  publishedAt: ({ publishedAt }: StoreArticle) => publishedAt,
  onlineStoreUrl: ({ blog, handle }: StoreArticle, _args, context) =>
    getStorefrontUrl(`/blogs/${blog.handle}/${handle}`, context),
  seo: ({ seo }: StoreArticle) => seo,
  trackingParameters: () => null,
  // A goods file has no comments.
  comments: resolveEmptyConnection,
  ...createMetafieldResolvers(({ metafields }: StoreArticle) => metafields),
} satisfies Resolvers
