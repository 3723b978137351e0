import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { showProblems } from '#app/forms/show-problems.ts'
import { type Draft, mapFields, type Values } from './account-draft.ts'
import type { UserProblem } from './change-customer.server.ts'

/** The texts of the problems by field. */
export type Problems<Field extends string> = Partial<Record<Field, string>>

/** Converts a text to a trimmed line, without line breaks and control characters. */
const toLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Returns the state of an account form with uncontrolled fields: its draft, and one problem per field, from `validate` or
 * Shopify. `validate` gets trimmed values.
 */
export function useAccountForm<Field extends string>(
  draft: Draft<Field>,
  validate: (values: Values<Field>) => Problems<Field>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [otherProblems, setOtherProblems] = useState<string[]>([])
  const { fields } = draft

  function readForm(toValue = (text: string) => text): Values<Field> {
    const data = new FormData(form.current ?? undefined)
    return mapFields(fields, (field) => toValue(String(data.get(field) ?? '')))
  }
  const readLines = () => readForm(toLine)

  /** Whether a field is on screen: a country without provinces has no field for one. */
  function isShown(field: Field): boolean {
    const control = form.current?.elements.namedItem(field)
    return control instanceof HTMLElement && control.getAttribute('type') !== 'hidden'
  }

  function showInForm(atFields: Problems<Field>, others: string[] = []): void {
    showProblems(form.current, () => {
      setProblems(atFields)
      setOtherProblems(others)
    })
    // without a field to focus, focus moves to the problems above the form
    if (Object.keys(atFields).length === 0) form.current?.querySelector<HTMLElement>('[data-problems]')?.focus()
  }

  return {
    form,
    draft,
    problems,
    /** Problems that belong to no field of the form. */
    otherProblems,
    readLines,

    /** For all fields: stores the draft and clears the problem of the changed field. */
    onChange({ target }: ChangeEvent<HTMLFormElement>): void {
      const changed: unknown = target.name
      draft.store(readForm())
      setProblems((shown) => {
        const entries = Object.entries(shown).filter(([field]) => field !== changed)
        return entries.length === Object.keys(shown).length ? shown : (Object.fromEntries(entries) as Problems<Field>)
      })
    },

    /** For all fields: shows the problem of the field that is left. */
    onBlur({ target }: FocusEvent<HTMLFormElement>): void {
      const field = fields.find((candidate) => candidate === target.name)
      const problem = field && validate(readLines())[field]
      if (problem) setProblems((shown) => ({ ...shown, [field]: problem }))
    },

    /** Shows the problems of all fields; false where there are any. */
    onBeforeSubmit(): boolean {
      const newProblems = validate(readLines())
      if (Object.keys(newProblems).length > 0) {
        showInForm(newProblems)
        return false
      }
      setProblems({})
      setOtherProblems([])
      return true
    },

    /** Shows the problems that Shopify reports, at its fields and above the form. `generic` replaces an empty message. */
    showRefusal(refused: readonly UserProblem<Field>[], generic: string): void {
      const atFields: Problems<Field> = {}
      const others: string[] = []
      for (const { field, message } of refused) {
        if (field && !atFields[field] && isShown(field)) atFields[field] = message || generic
        else others.push(message || generic)
      }
      showInForm(atFields, others)
    },
  }
}
