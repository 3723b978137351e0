import type { Seo } from '../catalogue/translations.ts'

/** The texts for search engines; null for those that a file does not give. */
export const toSeo = (seo: { title?: string | null; description?: string | null } = {}): Seo => ({
  title: seo.title ?? null,
  description: seo.description ?? null,
})
