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
