import type { Locale } from '#contracts/shop/regions.ts'
import { enEU } from './en-EU.ts'
import { type CopyKey, enGB } from './en-GB.ts'
import { enUS } from './en-US.ts'
import { type CatalogueText, selectPlural } from './plural.ts'

const overrides: Record<Locale, Partial<Record<CopyKey, CatalogueText>>> = {
  'en-GB': {},
  'en-US': enUS,
  'en-EU': enEU,
}

type Values = Record<string, string | number>

/** The text of a key in a locale. */
export const translate = (locale: Locale, key: CopyKey, values?: Values, onMissing?: (key: string) => void): string =>
  translateFrom(locale, [overrides[locale], enGB], key, values, onMissing)

/**
 * The text of the first catalogue that has the key, with values in place of {name}. A key without a text, for example one
 * built from data, is returned as it is and passed to `onMissing` (REG-09).
 */
export function translateFrom(
  locale: Locale,
  catalogues: readonly (Readonly<Partial<Record<string, CatalogueText>>> | undefined)[],
  key: string,
  values?: Values,
  onMissing: (key: string) => void = () => {},
): string {
  const entry = catalogues.find((catalogue) => catalogue?.[key] !== undefined)?.[key]
  if (entry === undefined) onMissing(key)
  const text = selectPlural(locale, entry ?? key, values?.count)
  return values ? text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder)) : text
}
