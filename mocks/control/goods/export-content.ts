import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import {
  IMAGE_FIELDS,
  imageFields,
  METAOBJECT_FIELDS,
  metaobjectFields,
  omitEmpty,
  SEO_FIELDS,
  seoFields,
  toField,
  toId,
  toImage,
} from './export-parts.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

const POLICY_FIELDS = 'id title body url'
const SHOP_QUERY = `query ExportShop { shop {
  name description primaryDomain { url } brand { slogan logo { image { ${IMAGE_FIELDS} } } }
  privacyPolicy { ${POLICY_FIELDS} } refundPolicy { ${POLICY_FIELDS} } shippingPolicy { ${POLICY_FIELDS} }
  termsOfService { ${POLICY_FIELDS} } subscriptionPolicy { ${POLICY_FIELDS} }
} }`

const policyFields = z
  .object({ id: z.string().nullable(), title: z.string(), body: z.string(), url: z.string() })
  .nullable()
const shopFields = z.object({
  shop: z.object({
    name: z.string(),
    description: z.string().nullable(),
    primaryDomain: z.object({ url: z.string() }),
    brand: z
      .object({ slogan: z.string().nullable(), logo: z.object({ image: imageFields.nullable() }).nullable() })
      .nullable(),
    privacyPolicy: policyFields,
    refundPolicy: policyFields,
    shippingPolicy: policyFields,
    termsOfService: policyFields,
    subscriptionPolicy: policyFields,
  }),
})

/** The store's name, brand and policies, and the URL that its links begin with. */
export async function exportShop(query: Query): Promise<Pick<GoodsFile, 'policies' | 'shop'> & { url: string }> {
  const { shop } = await query(shopFields, SHOP_QUERY)
  const policies = {
    PRIVACY_POLICY: shop.privacyPolicy,
    REFUND_POLICY: shop.refundPolicy,
    SHIPPING_POLICY: shop.shippingPolicy,
    SUBSCRIPTION_POLICY: shop.subscriptionPolicy,
    TERMS_OF_SERVICE: shop.termsOfService,
  } as const
  const logo = shop.brand?.logo?.image
  const url = shop.primaryDomain.url.replace(/\/$/, '')
  return {
    url,
    shop: omitEmpty({
      name: shop.name,
      description: shop.description,
      slogan: shop.brand?.slogan,
      logo: logo ? toImage(logo) : null,
    }),
    policies: POLICIES.flatMap((type) => {
      const policy = policies[type]
      return policy
        ? [
            omitEmpty({
              type,
              title: policy.title,
              body: policy.body || ' ',
              url: findOwnPath(policy.url, url),
              id: toId(policy.id),
            }),
          ]
        : []
    }),
  }
}

/** The path of a policy that a shop has elsewhere than Shopify; undefined for Shopify's `/policies/…` and `/1234/policies/…`. */
function findOwnPath(policyUrl: string, shopUrl: string): string | undefined {
  const path = policyUrl.startsWith(`${shopUrl}/`) ? policyUrl.slice(shopUrl.length) : ''
  return path === '' || /^(\/\d+)?\/policies\//.test(path) ? undefined : path
}

const POLICIES = [
  'PRIVACY_POLICY',
  'REFUND_POLICY',
  'SHIPPING_POLICY',
  'SUBSCRIPTION_POLICY',
  'TERMS_OF_SERVICE',
] as const

const pageFields = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  seo: seoFields.nullable(),
})
const PAGES_QUERY = `query ExportPages($after: String) { pages(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { id handle title body createdAt updatedAt ${SEO_FIELDS} }
} }`

export async function exportPages(query: Query): Promise<NonNullable<GoodsFile['pages']>> {
  const pages = await readPages(
    async (after) => (await query(z.object({ pages: pageSchema(pageFields) }), PAGES_QUERY, { after })).pages,
  )
  return pages.map(({ id, ...page }) => omitEmpty({ ...page, seo: page.seo ?? undefined, id: toId(id) }))
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
})
const blogFields = z.object({ id: z.string(), handle: z.string(), title: z.string(), seo: seoFields.nullable() })
const BLOGS_QUERY = `query ExportBlogs($after: String) { blogs(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor } nodes { id handle title ${SEO_FIELDS} }
} }`
const ARTICLES_QUERY = `query ExportArticles($id: ID!, $after: String) { blog(id: $id) { articles(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes {
    id handle title contentHtml excerptHtml publishedAt tags ${SEO_FIELDS} image { ${IMAGE_FIELDS} }
    authorV2 { name firstName lastName bio }
  }
} } }`

/** Every blog with its articles. Authors' mail addresses are left out. */
export async function exportBlogs(query: Query): Promise<NonNullable<GoodsFile['blogs']>> {
  const blogs = await readPages(
    async (after) => (await query(z.object({ blogs: pageSchema(blogFields) }), BLOGS_QUERY, { after })).blogs,
  )
  const exported: NonNullable<GoodsFile['blogs']> = []
  for (const { id, seo, ...blog } of blogs) {
    const articles = await readPages(async (after) => {
      const schema = z.object({ blog: z.object({ articles: pageSchema(articleFields) }) })
      return (await query(schema, ARTICLES_QUERY, { id, after })).blog.articles
    })
    exported.push(
      omitEmpty({
        ...blog,
        id: toId(id),
        seo: seo ?? undefined,
        articles: articles.map(({ id: articleId, contentHtml, excerptHtml, authorV2, image, seo: texts, ...article }) =>
          omitEmpty({
            ...article,
            id: toId(articleId),
            body: contentHtml,
            summary: excerptHtml,
            author: authorV2 ?? undefined,
            image: image && toImage(image),
            seo: texts ?? undefined,
          }),
        ),
      }),
    )
  }
  return exported
}

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
