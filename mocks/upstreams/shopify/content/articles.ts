import { toText } from '../../../world/catalogue/html-text.ts'
import type { StoreArticle } from '../../../world/catalogue/store-content.ts'
import { isScheduled } from '../../../world/is-scheduled.ts'
import type { World } from '../../../world/world.ts'
import { compareTexts } from '../compare-texts.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { createMetafieldResolvers } from '../goods/metafields.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { truncate } from '../goods/truncate.ts'
import { hasWords, type WordMatching } from '../goods/words.ts'
import { searchNames, searchTime, searchWords } from '../search-fields.ts'
import { filterByQuery } from '../search-syntax.ts'

export type ArticleArgs = PageArgs & {
  query?: string | null
  sortKey?: 'AUTHOR' | 'BLOG_TITLE' | 'ID' | 'PUBLISHED_AT' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT' | null
}
type Truncation = { truncateAt?: number | null }

/** The published articles of a goods file; this shop has none. */
export const listArticles = (world: World): readonly StoreArticle[] =>
  (world.catalogue.content?.articles ?? []).filter((article) => !isScheduled(world, article))

/** The articles whose title or text matches a search. */
export const searchArticles = (world: World, query: string, matching: WordMatching): readonly StoreArticle[] =>
  listArticles(world).filter((article) => hasWords(getText(article), query, matching))

const getText = ({ title, body }: StoreArticle) => `${title} ${toText(body)}`

/** A page of articles: those that match a query in Shopify's search syntax, sorted. */
export function toArticleConnection(articles: readonly StoreArticle[], args: ArticleArgs, context: ShopifyContext) {
  const { world } = context
  const now = world.clock.now()
  const tag = searchNames(({ tags }: StoreArticle) => tags)
  const matching = filterByQuery(articles, args.query, {
    fields: {
      author: searchWords(({ author }) => author.name),
      blog_title: searchWords(({ blog }) => blog.title),
      tag,
      tag_not: {
        matches: (article, value) => !tag.matches(article, value),
        exists: (article) => !tag.exists(article),
      },
      created_at: searchTime(({ publishedAt }) => publishedAt, now),
      updated_at: searchTime(({ updatedAt }) => updatedAt, now),
    },
    matchesText: (article, value) => value.isAnything || hasWords(getText(article), value.text, value),
    listName: 'articles',
    context,
  })
  const compare = args.sortKey ? COMPARISONS[args.sortKey] : null
  return toConnection(compare ? matching.toSorted(compare) : matching, args, ({ id }) => id)
}

type Comparison = (a: StoreArticle, b: StoreArticle) => number

/** Null keeps the order of the file. */
const COMPARISONS: Readonly<Record<NonNullable<ArticleArgs['sortKey']>, Comparison | null>> = {
  AUTHOR: (a, b) => compareTexts(a.author.name, b.author.name),
  BLOG_TITLE: (a, b) => compareTexts(a.blog.title, b.blog.title),
  ID: (a, b) => a.blog.idRank - b.blog.idRank || a.idRank - b.idRank,
  PUBLISHED_AT: (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt),
  RELEVANCE: null,
  TITLE: (a, b) => compareTexts(a.title, b.title),
  UPDATED_AT: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
}

/** QueryRoot.article and QueryRoot.articles. */
export const articleQueries = {
  article: (_root: unknown, { id }: { id: string }, { world }) =>
    listArticles(world).find((article) => article.id === fromGid('Article', id)) ?? null,
  articles: (_root: unknown, args: ArticleArgs, context) =>
    toArticleConnection(listArticles(context.world), args, context),
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
