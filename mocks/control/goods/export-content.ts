import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import {
  IMAGE_FIELDS,
  imageFields,
  METAFIELD_FIELDS,
  METAOBJECT_FIELDS,
  metafieldFields,
  metaobjectFields,
  omitEmpty,
  SEO_FIELDS,
  seoFields,
  toField,
  toId,
  toImage,
  toMetafield,
} from './export-parts.ts'
import type { ExportedMetafields, MetafieldIdentifier } from './exported-metafields.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

const ownMetafields = z.array(metafieldFields.nullable())
const toMetafields = (metafields: z.output<typeof ownMetafields>) =>
  metafields.flatMap((metafield) => metafield ?? []).map(toMetafield)

const pageFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  seo: seoFields.nullable(),
  metafields: ownMetafields,
})
const PAGES_QUERY = `query ExportPages($after: String, $metafields: [HasMetafieldsIdentifier!]!) { pages(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { id handle title body createdAt updatedAt ${SEO_FIELDS} metafields(identifiers: $metafields) { ${METAFIELD_FIELDS} } }
} }`

export async function exportPages(
  query: Query,
  metafields: readonly MetafieldIdentifier[],
): Promise<NonNullable<GoodsFile['pages']>> {
  const pages = await readPages(
    async (after) =>
      (await query(z.object({ pages: pageSchema(pageFields) }), PAGES_QUERY, { after, metafields })).pages,
  )
  return pages.map(({ id, ...page }) =>
    omitEmpty({ ...page, seo: page.seo ?? undefined, id: toId(id), metafields: toMetafields(page.metafields) }),
  )
}

const articleFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  contentHtml: z.string(),
  excerptHtml: z.string().nullable(),
  publishedAt: z.string(),
  tags: z.array(z.string()),
  authorV2: z
    .object({ name: z.string(), firstName: z.string(), lastName: z.string(), bio: z.string().nullable() })
    .nullable(),
  image: imageFields.nullable(),
  seo: seoFields.nullable(),
  metafields: ownMetafields,
})
const blogFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  seo: seoFields.nullable(),
  metafields: ownMetafields,
})
const BLOGS_QUERY = `query ExportBlogs($after: String, $metafields: [HasMetafieldsIdentifier!]!) { blogs(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { id handle title ${SEO_FIELDS} metafields(identifiers: $metafields) { ${METAFIELD_FIELDS} } }
} }`
const ARTICLES_QUERY = `query ExportArticles($id: ID!, $after: String, $metafields: [HasMetafieldsIdentifier!]!) { blog(id: $id) { articles(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes {
    id handle title contentHtml excerptHtml publishedAt tags ${SEO_FIELDS} image { ${IMAGE_FIELDS} }
    authorV2 { name firstName lastName bio } metafields(identifiers: $metafields) { ${METAFIELD_FIELDS} }
  }
} } }`

/** Every blog with its articles. Authors' mail addresses are left out. */
export async function exportBlogs(
  query: Query,
  { blog = [], article = [] }: ExportedMetafields,
): Promise<NonNullable<GoodsFile['blogs']>> {
  const blogs = await readPages(
    async (after) =>
      (await query(z.object({ blogs: pageSchema(blogFields) }), BLOGS_QUERY, { after, metafields: blog })).blogs,
  )
  const exported: NonNullable<GoodsFile['blogs']> = []
  for (const { id, seo, metafields, ...texts } of blogs) {
    const articles = await readPages(async (after) => {
      const schema = z.object({ blog: z.object({ articles: pageSchema(articleFields) }) })
      return (await query(schema, ARTICLES_QUERY, { id, after, metafields: article })).blog.articles
    })
    exported.push(
      omitEmpty({
        ...texts,
        id: toId(id),
        seo: seo ?? undefined,
        metafields: toMetafields(metafields),
        articles: articles.map(toArticle),
      }),
    )
  }
  return exported
}

const toArticle = ({ contentHtml, excerptHtml, authorV2, ...article }: z.output<typeof articleFields>) =>
  omitEmpty({
    ...article,
    id: toId(article.id),
    body: contentHtml,
    summary: excerptHtml,
    author: authorV2 ?? undefined,
    image: article.image && toImage(article.image),
    seo: article.seo ?? undefined,
    metafields: toMetafields(article.metafields),
  })

const METAOBJECTS_QUERY = `query ExportMetaobjects($type: String!, $after: String) {
  metaobjects(type: $type, first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${METAOBJECT_FIELDS} } }
}`

/** The metaobjects of the types, which the Storefront API does not list by itself. */
export async function exportMetaobjects(
  query: Query,
  types: readonly string[],
): Promise<NonNullable<GoodsFile['metaobjects']>> {
  const exported: NonNullable<GoodsFile['metaobjects']> = []
  for (const type of types) {
    const metaobjects = await readPages(async (after) => {
      const schema = z.object({ metaobjects: pageSchema(metaobjectFields) })
      return (await query(schema, METAOBJECTS_QUERY, { type, after })).metaobjects
    })
    for (const { id, fields, ...metaobject } of metaobjects)
      exported.push(omitEmpty({ ...metaobject, id: toId(id), fields: fields.map(toField) }))
  }
  return exported
}

const redirectFields = z.object({ id: z.string(), path: z.string(), target: z.string() })
const REDIRECTS_QUERY = `query ExportRedirects($after: String) { urlRedirects(first: 250, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { id path target }
} }`

export async function exportRedirects(query: Query): Promise<NonNullable<GoodsFile['urlRedirects']>> {
  const redirects = await readPages(
    async (after) =>
      (await query(z.object({ urlRedirects: pageSchema(redirectFields) }), REDIRECTS_QUERY, { after })).urlRedirects,
  )
  return redirects.map(({ id, path, target }) => omitEmpty({ path, target, id: toId(id) }))
}
