import { type HTMLAttributes, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Field } from './field.tsx'

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

/**
 * Selects a default value that arrives while its field has the focus and nothing was typed, so that typing replaces it.
 * The browser would only put the caret before it.
 */
export function useDeferredDefault(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  defaultValue = '',
): void {
  const latest = useRef(defaultValue)
  const isTyped = useRef(false)
  useLayoutEffect(() => {
    const { current } = field
    const onInput = () => {
      isTyped.current = true
    }
    // The field was changed before hydration.
    if (current?.value !== latest.current) onInput()
    current?.addEventListener('input', onInput)
    return () => current?.removeEventListener('input', onInput)
  }, [field])
  useLayoutEffect(() => {
    if (latest.current === defaultValue) return
    latest.current = defaultValue
    if (!isTyped.current && field.current === document.activeElement) field.current?.select()
  }, [field, defaultValue])
}
