import type { Locale } from '#app/region/regions.ts'
import { enEU } from './en-EU.ts'
import { type CopyKey, enGB } from './en-GB.ts'
import { enUS } from './en-US.ts'

const differences: Record<Locale, Partial<Record<CopyKey, string>>> = { 'en-GB': {}, 'en-US': enUS, 'en-EU': enEU }

type Values = Record<string, string | number>

/**
 * A locale's words for a key. A key that no catalogue has (one built from data) shows itself and is handed to `onMissing`,
 * which reports it (spec 8, "missing translation").
 */
export function say(
  locale: Locale,
  key: CopyKey,
  values?: Values,
  onMissing: (key: string) => void = () => {},
): string {
  const text: string | undefined = differences[locale][key] ?? enGB[key]
  if (text === undefined) {
    onMissing(key)
    return key
  }
  return filled(text, values)
}

/** A text with its values put where {name} marks their places. */
export const filled = (text: string, values?: Values): string =>
  values ? text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder)) : text
