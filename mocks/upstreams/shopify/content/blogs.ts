import type { Catalogue } from '../../../world/catalogue/catalogue.ts'
import { DEFAULT_TIME, type StoreBlog } from '../../../world/catalogue/store-content.ts'
import { compareTexts } from '../compare-texts.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { fromGid, toGid } from '../gid.ts'
import { createMetafieldResolvers } from '../goods/metafields.ts'
import { getStorefrontUrl } from '../goods/storefront-url.ts'
import { hasWords } from '../goods/words.ts'
import { searchNames, searchTime, searchWords } from '../search-fields.ts'
import { filterByQuery } from '../search-syntax.ts'
import { type ArticleArgs, listArticles, toArticleConnection } from './articles.ts'

type BlogArgs = PageArgs & { query?: string | null; sortKey?: 'HANDLE' | 'ID' | 'RELEVANCE' | 'TITLE' | null }

/** The blogs of a goods file; this shop has none. */
const listBlogs = ({ content }: Catalogue): readonly StoreBlog[] => content?.blogs ?? []

const listOwnArticles = ({ handle }: StoreBlog, { world }: ShopifyContext) =>
  listArticles(world).filter(({ blog }) => blog.handle === handle)

const resolveBlog = (_root: unknown, args: { id?: string | null; handle?: string | null }, { world }: ShopifyContext) =>
  listBlogs(world.catalogue).find(({ id, handle }) =>
    args.id ? id === fromGid('Blog', args.id) : handle === args.handle,
  ) ?? null

/** QueryRoot.blog and QueryRoot.blogs. */
export const blogQueries = {
  blog: resolveBlog,
  blogByHandle: resolveBlog,
  blogs: (_root: unknown, args: BlogArgs, context) => {
    const { world } = context
    // A goods file does not say when a blog was made.
    const time = searchTime<StoreBlog>(() => DEFAULT_TIME, world.clock.now())
    const blogs = filterByQuery(listBlogs(world.catalogue), args.query, {
      fields: {
        handle: searchNames(({ handle }) => [handle]),
        title: searchWords(({ title }) => title),
        created_at: time,
        updated_at: time,
      },
      matchesText: ({ title }, value) => value.isAnything || hasWords(title, value.text, value),
      listName: 'blogs',
      context,
    })
    return toConnection(args.sortKey ? blogs.toSorted(COMPARISONS[args.sortKey]) : blogs, args, ({ id }) => id)
  },
} satisfies Resolvers

const COMPARISONS: Readonly<Record<NonNullable<BlogArgs['sortKey']>, (a: StoreBlog, b: StoreBlog) => number>> = {
  HANDLE: (a, b) => compareTexts(a.handle, b.handle),
  ID: (a, b) => a.idRank - b.idRank,
  RELEVANCE: () => 0,
  TITLE: (a, b) => compareTexts(a.title, b.title),
}

export const blogResolvers = {
  id: ({ id }: StoreBlog) => toGid('Blog', id),
  handle: ({ handle }: StoreBlog) => handle,
  title: ({ title }: StoreBlog) => title,
  articles: (blog: StoreBlog, args: ArticleArgs, context) =>
    toArticleConnection(listOwnArticles(blog, context), args, context),
  articleByHandle: (blog: StoreBlog, args: { handle: string }, context) =>
    listOwnArticles(blog, context).find(({ handle }) => handle === args.handle) ?? null,
  authors: (blog: StoreBlog, _args, context) => [
    ...new Map(listOwnArticles(blog, context).map(({ author }) => [author.name, author])).values(),
  ],
  onlineStoreUrl: ({ handle }: StoreBlog, _args, context) => getStorefrontUrl(`/blogs/${handle}`, context),
  seo: ({ seo }: StoreBlog) => seo,
  ...createMetafieldResolvers(({ metafields }: StoreBlog) => metafields),
} satisfies Resolvers
