import { useRef, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { type FormPlace, readDraft, removeDraft, storeDraft } from './account-draft.ts'

/** The values of a form by field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>

export type Draft<Field extends string> = ReturnType<typeof useDraft<Field>>

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
