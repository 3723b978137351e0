import type { Scheduled, Timestamps } from './goods-details.ts'
import type { Market } from './markets.ts'
import type { Metafield, MetafieldFilter } from './metafield.ts'
import type { StoreImage } from './store-image.ts'
import type { ArticleTexts, BlogTexts, PageTexts, PolicyTexts, Seo, ShopTexts, Translations } from './translations.ts'

/** What saved worlds and messages call this shop's own goods. */
export const DEFAULT_GOODS = 'of this shop'

/** The time of what a goods file gives none. */
export const DEFAULT_TIME = '2026-01-01T00:00:00Z'

/** What a store of a goods file has besides products and collections. */
export type StoreContent = {
  /** Which file it is, in a saved world and in messages. */
  source: string
  /** Whether this shop's own pages, menus and policies are there, too. */
  extendsDefault: boolean
  /** Its languages, such as 'en'; its texts are in the first. */
  locales: readonly [string, ...string[]]
  /** Where it sells, in which currencies, the first for customers of any other country. Empty: as this shop's stores. */
  markets: readonly Market[]
  /** Null: this shop's own. */
  shop: StoreShop | null
  /** Metafields that lists of products can be filtered by. */
  filters: readonly MetafieldFilter[]
  pages: readonly StorePage[]
  menus: readonly StoreMenu[]
  blogs: readonly StoreBlog[]
  articles: readonly StoreArticle[]
  policies: readonly StorePolicy[]
  metaobjects: readonly StoreMetaobject[]
  redirects: readonly StoreRedirect[]
  /** In every new world, in each store. */
  customers: readonly StoreCustomer[]
  /** Every image of the file, by id. */
  images: ReadonlyMap<string, StoreImage>
  /** The files on disk by the path at which the image host serves them. */
  files: ReadonlyMap<string, string>
}

type StoreShop = {
  name: string
  description: string | null
  slogan: string | null
  logo: StoreImage | null
  metafields: readonly Metafield[]
  translations: Translations<ShopTexts>
}

export type StorePage = Timestamps &
  Scheduled & {
    __typename: 'Page'
    /** As that of a product. */
    idRank: number
    /** Numeric tail of its global id, as in all records below. */
    id: string
    handle: string
    title: string
    /** HTML. */
    body: string
    seo: Seo
    metafields: readonly Metafield[]
    translations: Translations<PageTexts>
  }

export type StoreBlog = {
  __typename: 'Blog'
  idRank: number
  id: string
  handle: string
  title: string
  seo: Seo
  metafields: readonly Metafield[]
  translations: Translations<BlogTexts>
}

export type StoreArticle = Scheduled & {
  __typename: 'Article'
  idRank: number
  id: string
  blog: StoreBlog
  handle: string
  title: string
  /** HTML. */
  body: string
  /** HTML; null without one. */
  summary: string | null
  author: { name: string; firstName: string; lastName: string; email: string; bio: string | null }
  tags: readonly string[]
  image: StoreImage | null
  publishedAt: string
  updatedAt: string
  seo: Seo
  metafields: readonly Metafield[]
  translations: Translations<ArticleTexts>
}

/** Shopify's policies, by the names of its Admin API. */
export const POLICY_TYPES = [
  'CONTACT_INFORMATION',
  'LEGAL_NOTICE',
  'PRIVACY_POLICY',
  'REFUND_POLICY',
  'SHIPPING_POLICY',
  'SUBSCRIPTION_POLICY',
  'TERMS_OF_SALE',
  'TERMS_OF_SERVICE',
] as const
export type PolicyType = (typeof POLICY_TYPES)[number]

export type StorePolicy = {
  id: string
  type: PolicyType
  title: string
  body: string
  /** A path of the shop, or an absolute URL; null: Shopify's own path of the policy. */
  url: string | null
  translations: Translations<PolicyTexts>
}

export type StoreMetaobject = {
  __typename: 'Metaobject'
  idRank: number
  id: string
  type: string
  handle: string
  updatedAt: string
  fields: readonly Metafield[]
}

export type StoreCustomer = {
  email: string
  firstName: string
  lastName: string
  phone?: string | null
  tags: string[]
  /** The first is the default one. */
  addresses: readonly {
    firstName?: string
    lastName?: string
    company?: string | null
    address1: string
    address2: string
    city: string
    provinceCode?: string | null
    countryCode: string
    zip: string
    phone?: string | null
  }[]
  orders: readonly {
    name?: string
    processedAt: string
    displayFulfillmentStatus: 'DELIVERED' | 'FULFILLED' | 'UNFULFILLED'
    /** Numeric ids of variants. */
    lines: readonly { variantId: string; quantity: number }[]
  }[]
}

export type StoreRedirect = { id: string; path: string; target: string }

export type StoreMenu = {
  id: string
  handle: string
  title: string
  items: readonly StoreMenuItem[]
  translations: Translations<{ title: string }>
}

export type StoreMenuItem = {
  id: string
  title: string
  tags: readonly string[]
  /** Shopify's MenuItemType. */
  type: string
  /** A path of the shop, or an absolute URL; null for a heading. */
  url: string | null
  /** The global id of what it leads to. */
  resourceId: string | null
  items: readonly StoreMenuItem[]
  translations: Translations<{ title: string }>
}
