import { Field } from '#app/forms/field.tsx'

/** A single-line or, with `rows`, multi-line text field. It holds its own text. */
export function TextField(props: {
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete: string
  maxLength: number
  defaultValue: string
  problem: string | null
  rows?: number
  required?: boolean
}) {
  const { label, problem, rows, ...attributes } = props
  return (
    <Field label={label} problem={problem}>
      {(control) =>
        rows ? <textarea {...attributes} {...control} rows={rows} /> : <input {...attributes} {...control} />
      }
    </Field>
  )
}
