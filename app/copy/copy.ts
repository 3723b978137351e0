import type { Locale } from '#contracts/shop/regions.ts'

/** A text that differs between locales. Locales that are not listed have the British one. */
type LocalText = Readonly<{ 'en-GB': CatalogueText } & Partial<Record<Locale, CatalogueText>>>

/** The texts of a department by key. */
export type Words = Readonly<Record<string, CatalogueText | LocalText>>

type Values = Record<string, string | number>

/**
 * The text of a key in a locale, with values in place of {name}. A key without a text, for example one built from data, is
 * returned as it is and passed to `onMissing` (REG-09).
 */
export function translateFrom(
  locale: Locale,
  words: Words,
  key: string,
  values?: Values,
  onMissing: (key: string) => void = () => {},
): string {
  const entry = words[key]
  if (entry === undefined) onMissing(key)
  const text = selectPlural(locale, entry === undefined ? key : toLocal(locale, entry), values?.count)
  return values ? text.replace(/\{(\w+)\}/g, (placeholder, name: string) => isolate(values[name] ?? placeholder)) : text
}

/** Hebrew, Arabic and other letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A value as it stands in a text: one that is written from right to left keeps its words and marks apart from the text's. */
const isolate = (value: string | number): string => {
  const text = String(value)
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}

const toLocal = (locale: Locale, entry: CatalogueText | LocalText): CatalogueText =>
  typeof entry === 'object' && 'en-GB' in entry ? (entry[locale] ?? entry['en-GB']) : entry

/** One text in its plural forms, by the category of `count` (Unicode CLDR). English has `one` and `other`. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** An entry of a catalogue: a text, or a text whose form depends on the value `count`. */
export type CatalogueText = string | PluralForms

const rulesByLocale = new Map<string, Intl.PluralRules>()

/** The form of an entry for a count, by Intl.PluralRules of the locale; `other` without a count. */
export function selectPlural(locale: string, text: CatalogueText, count: string | number | undefined): string {
  if (typeof text === 'string') return text
  if (count === undefined) return text.other
  const rules = rulesByLocale.get(locale) ?? new Intl.PluralRules(locale)
  rulesByLocale.set(locale, rules)
  return text[rules.select(Number(count))] ?? text.other
}
