import type { HTMLAttributes, ReactNode } from 'react'
import { Field } from './field.tsx'

/** A single-line or, with `rows`, multi-line text field. It holds its own text, written in either direction. */
export function TextField(props: {
  name: string
  label: ReactNode
  hint?: ReactNode
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  autoCapitalize?: 'characters' | 'words'
  defaultValue?: string | undefined
  problem: string | null
  rows?: number
  required?: boolean
}) {
  const { label, hint, problem, rows, ...attributes } = props
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) =>
        rows ? (
          <textarea dir="auto" {...attributes} {...control} rows={rows} />
        ) : (
          <input type="text" dir="auto" {...attributes} {...control} />
        )
      }
    </Field>
  )
}
