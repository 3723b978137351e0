/** Texts for search engines. */
export type Seo = { title: string | null; description: string | null }

/** Texts of a record by locale, such as 'fr'. A text that is missing is shown in the shop's first language. */
export type Translations<Texts> = Readonly<Record<string, { readonly [Name in keyof Texts]?: Texts[Name] | undefined }>>

type SeoTexts = { title?: string | null | undefined; description?: string | null | undefined }

export type ProductTexts = { title: string; descriptionHtml: string; productType: string; seo: SeoTexts }
export type CollectionTexts = { title: string; descriptionHtml: string; seo: SeoTexts }
export type BlogTexts = { title: string; seo: SeoTexts }
export type PageTexts = BlogTexts & { body: string }
export type ArticleTexts = PageTexts & { summary: string }
export type ShopTexts = { description: string; slogan: string }
export type PolicyTexts = { title: string; body: string }
export type PlanTexts = { name: string; description: string; options: readonly string[] }
export type GroupTexts = { name: string; options: readonly string[] }

/** A record with its texts of a locale. Texts for search engines are translated one by one. */
export function translateTexts<Record extends { translations: Translations<object> }>(
  record: Record,
  locale: string,
): Record {
  const texts = Object.entries(record.translations[locale] ?? {}).filter(
    ([name, text]) => text !== undefined && name !== 'seo',
  )
  return texts.length === 0 ? record : { ...record, ...Object.fromEntries(texts) }
}

/** Texts for search engines with those of a locale. */
export const translateSeo = (seo: Seo, translations: Translations<{ seo: SeoTexts }>, locale: string): Seo => {
  const { title, description } = translations[locale]?.seo ?? {}
  return { title: title ?? seo.title, description: description ?? seo.description }
}
