import type { CopyKey } from './en-GB.ts'

/** Where English for Europe differs. Everything else is said as in en-GB. */
export const enEU: Partial<Record<CopyKey, string>> = {}
