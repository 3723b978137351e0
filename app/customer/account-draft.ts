import { readSession, removeSession, writeSession } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { accountDraftKey } from '#contracts/shop/visitor.ts'

/** A form of the account, as its search parameters name it. */
export type FormPlace = { page: 'addresses' | 'details'; edit: string }

/** The unsaved values of a form. A draft belongs to one customer, and holds no token. */
type AccountDraft = { place: FormPlace; customerId: string; values: Readonly<Record<string, string>> }

/** The lifetime of a draft in ms, long enough to sign in again. */
const MAX_AGE_MS = 60 * 60 * 1000

/** Stores a draft in this tab, so that it survives a reload and the end of the session. */
export const storeDraft = (region: RegionCode, draft: AccountDraft, now: number): void =>
  writeSession(accountDraftKey(region), JSON.stringify({ ...draft, storedAt: now }))

export const removeDraft = (region: RegionCode): void => removeSession(accountDraftKey(region))

/** Reads the draft of this tab. An expired or unreadable draft is removed. */
export function readDraft(region: RegionCode, now: number): AccountDraft | null {
  const stored = readSession(accountDraftKey(region))
  if (stored === undefined) return null
  const draft = parseDraft(stored, now)
  if (!draft) removeDraft(region)
  return draft
}

function parseDraft(stored: string, now: number): AccountDraft | null {
  try {
    // only this file writes it
    const { storedAt, ...draft }: AccountDraft & { storedAt: number } = JSON.parse(stored)
    const age = now - storedAt
    return age >= 0 && age < MAX_AGE_MS && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}
