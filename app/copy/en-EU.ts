import type { CopyKey } from './en-GB.ts'

/** Where English for Europe differs. Other keys fall back to en-GB. */
export const enEU: Partial<Record<CopyKey, string>> = {}
