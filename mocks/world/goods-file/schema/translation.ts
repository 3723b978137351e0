import { z } from 'zod'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const LOCALE_ERROR = 'expected a language like "fr", or "pt-BR"'

/** Shopify's locales: two letters, and for Portuguese and Chinese a country, too. */
export const locale = z
  .string({ error: LOCALE_ERROR })
  .refine(
    (code) => /^([a-z]{2}|pt-BR|pt-PT|zh-CN|zh-TW)$/.test(code) && languageNames.of(code) !== undefined,
    LOCALE_ERROR,
  )

/** The texts of a record in other languages, by locale. */
export const translations = <Shape extends z.core.$ZodLooseShape>(texts: Shape) =>
  z.record(z.string(), z.strictObject(texts).partial()).default({}).describe('its texts by language, like { "fr": … }')
