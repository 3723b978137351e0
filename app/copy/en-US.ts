import type { CopyKey } from './en-GB.ts'

/** Where American English differs. Other keys fall back to en-GB. */
export const enUS: Partial<Record<CopyKey, string>> = {
  'common.postcode': 'Zipcode',
  'feedback.unsubscribe': 'Stop our catalog',
  'collection.colours': '{count} colors',
  'collection.colours-of': 'Colors of {style}',
}
