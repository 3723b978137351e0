import { useRef, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { readSession, removeSession, writeSession } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { accountDraftKey } from '#contracts/shop/visitor.ts'

/** A form of the account, as its search parameters name it. */
type FormPlace = { page: 'addresses' | 'details'; edit: string }

/** The unsaved values of a form. A draft belongs to one customer, and holds no token. */
type AccountDraft = { place: FormPlace; customerId: string; values: Readonly<Record<string, string>> }

/** The lifetime of a draft in ms, long enough to sign in again. */
const MAX_AGE_MS = 60 * 60 * 1000

/** Stores a draft in this tab, so that it survives a reload and the end of the session. */
export const storeDraft = (region: RegionCode, draft: AccountDraft, now: number): void =>
  writeSession(accountDraftKey(region), JSON.stringify({ ...draft, storedAt: now }))

/** Removes the draft of this tab. */
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

/** The values of a form by field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>

/** The state of a form with its draft. */
export type Draft<Field extends string> = ReturnType<typeof useDraft<Field>>

/** Returns the values of a form, each made from its field. */
export const mapFields = <Field extends string>(
  fields: readonly Field[],
  toValue: (field: Field) => string,
): Values<Field> => Object.fromEntries(fields.map((field) => [field, toValue(field)])) as Record<Field, string>

/**
 * Returns the draft of a form, stored in this tab while it differs from the `initial` values. `start` has the values of
 * an earlier draft of the same form and customer.
 */
export function useDraft<Field extends string>(place: FormPlace, customerId: string, initial: Values<Field>) {
  const region = useRegion().code
  const [stored] = useState(() => {
    const draft = readDraft(region, Date.now())
    const isOurs =
      draft?.customerId === customerId && draft.place.page === place.page && draft.place.edit === place.edit
    return isOurs ? draft.values : null
  })
  // a ref, because the navigation blocker reads it between renders
  const isDirty = useRef(stored !== null)
  const fields = Object.keys(initial) as Field[]

  return {
    fields,
    start: mapFields(fields, (field) => stored?.[field] ?? initial[field]),
    isRestored: stored !== null,
    isDirty,

    /** Stores the current values. */
    store(values: Values<Field>): void {
      isDirty.current = fields.some((field) => values[field] !== initial[field])
      if (isDirty.current) storeDraft(region, { place, customerId, values }, Date.now())
      else removeDraft(region)
    },

    /** Removes the draft after the form was saved or left without saving. */
    finish(): void {
      isDirty.current = false
      removeDraft(region)
    },
  }
}
