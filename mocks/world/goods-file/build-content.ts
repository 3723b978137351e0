import {
  DEFAULT_TIME,
  type PolicyType,
  type StoreArticle,
  type StoreBlog,
  type StoreContent,
  type StorePage,
} from '../catalogue/store-content.ts'
import { type AssignedIds, getIdRank, getRecordId, type Kind } from './assign-ids.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { ArticleInput, BlogInput, PageInput } from './schema/content.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import { toSeo } from './seo.ts'

type Builders = { ids: AssignedIds; images: ImageRegistry; metafields: MetafieldBuilder }

/** The content of a goods file apart from its menus. */
export function buildContent(
  file: ParsedGoodsFile,
  { ids, images, metafields }: Builders,
): Pick<StoreContent, 'articles' | 'blogs' | 'metaobjects' | 'pages' | 'policies' | 'redirects' | 'shop'> {
  const getId = (kind: Kind, name: string) => ids.get(kind)?.get(name) ?? getRecordId(kind, name)

  const buildPage = (input: PageInput, index: number): StorePage[] => {
    if (!input.isPublished) return []
    const { handle, title, body, seo, createdAt = DEFAULT_TIME } = input
    const publishedAt = input.publishedAt ?? createdAt
    return [
      {
        __typename: 'Page',
        idRank: getIdRank(input.id, index),
        id: getId('Page', handle),
        handle,
        title,
        body,
        seo: toSeo(seo),
        createdAt,
        publishedAt,
        availableFrom: input.publishedAt ?? null,
        updatedAt: input.updatedAt ?? publishedAt,
        translations: input.translations,
        metafields: metafields.buildMetafields(input.metafields, `page ${handle}`, ['pages', index, 'metafields']),
      },
    ]
  }

  const buildBlog = (
    { id, handle, title, seo, translations, metafields: inputs }: BlogInput,
    index: number,
  ): StoreBlog => ({
    __typename: 'Blog',
    idRank: getIdRank(id, index),
    id: getId('Blog', handle),
    handle,
    title,
    seo: toSeo(seo),
    translations,
    metafields: metafields.buildMetafields(inputs, `blog ${handle}`, ['blogs', index, 'metafields']),
  })

  const buildArticle = (
    input: ArticleInput,
    index: number,
    blog: StoreBlog,
    path: (string | number)[],
  ): StoreArticle[] => {
    if (!input.isPublished) return []
    const { handle, title, body, summary, author, tags, image, seo } = input
    const name = author?.name ?? file.shop?.name ?? 'My shop'
    const [firstName = '', ...lastNames] = name.split(' ')
    const { publishedAt = DEFAULT_TIME } = input
    return [
      {
        __typename: 'Article',
        idRank: getIdRank(input.id, index),
        id: getId('Article', `${blog.handle}/${handle}`),
        blog,
        handle,
        title,
        body,
        summary: summary ?? null,
        author: { firstName, lastName: lastNames.join(' '), email: '', bio: null, ...author, name },
        tags,
        image: image ? images.add(image, [...path, 'image', 'src']) : null,
        publishedAt,
        availableFrom: input.publishedAt ?? null,
        updatedAt: input.updatedAt ?? publishedAt,
        seo: toSeo(seo),
        translations: input.translations,
        metafields: metafields.buildMetafields(input.metafields, `article ${blog.handle}/${handle}`, [
          ...path,
          'metafields',
        ]),
      },
    ]
  }

  const blogs = file.blogs.map(buildBlog)
  return {
    shop: file.shop
      ? {
          name: file.shop.name,
          description: file.shop.description ?? null,
          slogan: file.shop.slogan ?? null,
          logo: file.shop.logo ? images.add(file.shop.logo, ['shop', 'logo', 'src']) : null,
          translations: file.shop.translations,
          metafields: metafields.buildMetafields(file.shop.metafields, 'shop', ['shop', 'metafields']),
        }
      : null,
    pages: file.pages.flatMap(buildPage),
    blogs,
    articles: file.blogs.flatMap(({ articles }, index) =>
      articles.flatMap((article, position) => {
        const blog = blogs[index]
        return blog ? buildArticle(article, position, blog, ['blogs', index, 'articles', position]) : []
      }),
    ),
    policies: file.policies.map(({ type, title = POLICY_TITLES[type], body, url = null, translations }) => ({
      id: getId('ShopPolicy', type),
      type,
      title,
      body,
      url,
      translations,
    })),
    metaobjects: file.metaobjects.map(({ id, type, handle, fields, updatedAt = DEFAULT_TIME }, index) => ({
      __typename: 'Metaobject',
      idRank: getIdRank(id, index),
      id: getId('Metaobject', `${type}/${handle}`),
      type,
      handle,
      updatedAt,
      fields: metafields.buildFields(fields, `${type}/${handle}`, ['metaobjects', index, 'fields']),
    })),
    redirects: file.urlRedirects.map(({ path, target, id }) => ({
      id: getRecordId('UrlRedirect', path, id),
      path,
      target,
    })),
  }
}

/** Shopify's English titles. */
const POLICY_TITLES: Readonly<Record<PolicyType, string>> = {
  CONTACT_INFORMATION: 'Contact information',
  LEGAL_NOTICE: 'Legal notice',
  PRIVACY_POLICY: 'Privacy policy',
  REFUND_POLICY: 'Refund policy',
  SHIPPING_POLICY: 'Shipping policy',
  SUBSCRIPTION_POLICY: 'Cancellation policy',
  TERMS_OF_SALE: 'Terms of sale',
  TERMS_OF_SERVICE: 'Terms of service',
}
