import type { Locale } from '#app/region/regions.ts'
import { enEU } from './en-EU.ts'
import { type CopyKey, enGB } from './en-GB.ts'
import { enUS } from './en-US.ts'

const differences: Record<Locale, Partial<Record<CopyKey, string>>> = { 'en-GB': {}, 'en-US': enUS, 'en-EU': enEU }

type Values = Record<string, string | number>

/** A locale's words for a key. */
export const say = (locale: Locale, key: CopyKey, values?: Values, onMissing?: (key: string) => void): string =>
  wordsFor([differences[locale], enGB], key, values, onMissing)

/**
 * The words of the first catalogue that has the key, with values put where {name} marks their places. A key that none
 * has (one built from data) shows itself and is handed to `onMissing`, which reports it (REG-09).
 */
export function wordsFor(
  catalogues: readonly (Readonly<Partial<Record<string, string>>> | undefined)[],
  key: string,
  values?: Values,
  onMissing: (key: string) => void = () => {},
): string {
  const text = catalogues.find((catalogue) => catalogue?.[key] !== undefined)?.[key]
  if (text === undefined) onMissing(key)
  return values
    ? (text ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
    : (text ?? key)
}
