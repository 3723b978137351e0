import type { Catalogue, CatalogueCollection } from './catalogue.ts'
import { toText } from './html-text.ts'
import type { Metafield } from './metafield.ts'
import type { StoreContent, StoreMenuItem } from './store-content.ts'
import { translateProduct } from './translate-product.ts'
import { type Translations, translateSeo, translateTexts } from './translations.ts'
import { VariantIndex } from './variant-index.ts'

const translated = new WeakMap<Catalogue, Map<string, Catalogue>>()

/** A catalogue in one of its languages: the same records with other texts. The result is cached. */
export function translateCatalogue(catalogue: Catalogue, locale: string): Catalogue {
  const { content } = catalogue
  if (!content || locale === content.locales[0]) return catalogue
  const byLocale = translated.get(catalogue) ?? new Map<string, Catalogue>()
  translated.set(catalogue, byLocale)
  const catalogueInLocale = byLocale.get(locale) ?? build(catalogue, content, locale)
  byLocale.set(locale, catalogueInLocale)
  return catalogueInLocale
}

function build(catalogue: Catalogue, content: StoreContent, locale: string): Catalogue {
  const products = catalogue.products.map((product) => translateProduct(product, locale))
  const collections = catalogue.collections.map((collection) => translateCollection(collection, locale))
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  const findByVariant = (index: 'variantById' | 'variantBySku') => (key: string) => {
    const product = catalogue[index].get(key)?.product
    return product && (byHandle.get(product.handle) ?? product)
  }
  return {
    ...catalogue,
    products,
    collections,
    byHandle,
    byId: new Map([...catalogue.byId, ...products.map((product) => [product.id, product] as const)]),
    variantById: new VariantIndex(products, { getKey: ({ id }) => id, findProduct: findByVariant('variantById') }),
    variantBySku: new VariantIndex(products, { getKey: ({ sku }) => sku, findProduct: findByVariant('variantBySku') }),
    collectionByHandle: new Map(collections.map((collection) => [collection.handle, collection])),
    content: translateContent(content, locale),
  }
}

function translateCollection(collection: CatalogueCollection, locale: string): CatalogueCollection {
  const { details } = collection
  if (!details) return collection
  const { title = collection.title, descriptionHtml } = details.translations[locale] ?? {}
  return {
    ...collection,
    title,
    description: descriptionHtml === undefined ? collection.description : toText(descriptionHtml),
    details: translateRecord(details, locale),
  }
}

function translateContent(content: StoreContent, locale: string): StoreContent {
  const blogs = content.blogs.map((blog) => translateRecord(blog, locale))
  return {
    ...content,
    shop: content.shop && {
      ...translateTexts(content.shop, locale),
      metafields: content.shop.metafields.map((metafield) => translateTexts(metafield, locale)),
    },
    pages: content.pages.map((page) => translateRecord(page, locale)),
    menus: content.menus.map((menu) => ({
      ...translateTexts(menu, locale),
      items: menu.items.map((item) => translateItem(item, locale)),
    })),
    filters: content.filters.map((filter) => translateTexts(filter, locale)),
    blogs,
    articles: content.articles.map((article) => ({
      ...translateRecord(article, locale),
      blog: blogs.find(({ id }) => id === article.blog.id) ?? article.blog,
    })),
    policies: content.policies.map((policy) => translateTexts(policy, locale)),
    metaobjects: content.metaobjects.map((metaobject) => ({
      ...metaobject,
      fields: metaobject.fields.map((field) => translateTexts(field, locale)),
    })),
  }
}

type Translatable = {
  translations: Translations<{ seo: object }>
  seo: Parameters<typeof translateSeo>[0]
  metafields: readonly Metafield[]
}

/** A record with its texts, those for search engines and its metafields in a language. */
function translateRecord<Record extends Translatable>(record: Record, locale: string): Record {
  return {
    ...translateTexts(record, locale),
    seo: translateSeo(record.seo, record.translations, locale),
    metafields: record.metafields.map((metafield) => translateTexts(metafield, locale)),
  }
}

const translateItem = (item: StoreMenuItem, locale: string): StoreMenuItem => ({
  ...translateTexts(item, locale),
  items: item.items.map((child) => translateItem(child, locale)),
})
