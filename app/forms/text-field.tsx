import { type HTMLAttributes, type ReactNode, useRef } from 'react'
import { Field } from './field.tsx'
import { useDeferredDefault } from './use-deferred-default.ts'

/** A single-line or, with `rows`, multi-line uncontrolled text field, for text in either direction. */
export function TextField(props: {
  name: string
  label: ReactNode
  hint?: ReactNode
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  autoCapitalize?: 'characters' | 'words'
  /** May change until something is typed. */
  defaultValue?: string | undefined
  problem: string | null
  rows?: number
  required?: boolean
}) {
  const { label, hint, problem, rows, ...attributes } = props
  const input = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useDeferredDefault(rows ? area : input, props.defaultValue)
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) =>
        rows ? (
          <textarea ref={area} dir="auto" {...attributes} {...control} rows={rows} />
        ) : (
          <input ref={input} type="text" dir="auto" {...attributes} {...control} />
        )
      }
    </Field>
  )
}
