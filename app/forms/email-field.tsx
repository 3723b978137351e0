import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { emailWords } from '#app/copy/email.ts'
import { useWords } from '#app/copy/use-words.ts'
import { type EmailProblem, MAX_EMAIL, validateEmail } from './email.ts'
import { Field } from './field.tsx'
import { useDeferredDefault } from './text-field.tsx'

/**
 * An email field (FORM-01). It shows a problem on blur, not while typing, and calls `onEmail` with a valid address, '' for an
 * empty `optional` field, or null.
 */
export function EmailField(props: {
  label: string
  hint?: string
  onEmail?: (email: string | null) => void
  /** May change until something is typed. */
  defaultValue?: string | undefined
  name?: string
  autoComplete?: 'email' | 'off'
  optional?: boolean
  /** Shows the problem of a field that was never entered, once its form has been submitted. */
  showProblem?: boolean
  /** A problem that only the form can detect; shown if the address itself is valid. */
  problem?: string | null
  /** For a field on a dark background. */
  onDark?: boolean
}) {
  const t = useWords(emailWords)
  const [text, setText] = useState(props.defaultValue ?? '')
  const [shownProblem, setShownProblem] = useState<EmailProblem | null>(null)
  const validate = (value: string) => (props.optional && value.trim() === '' ? null : validateEmail(value))
  const ownProblem = shownProblem ?? (props.showProblem ? validate(text) : null)
  const input = useRef<HTMLInputElement>(null)

  function onText(value: string) {
    const nextProblem = validate(value)
    setText(value)
    props.onEmail?.(nextProblem === null ? value.trim() : null)
    if (shownProblem) setShownProblem(nextProblem)
  }

  // Takes over what was typed before hydration, and a default value that arrives later.
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) onText(input.current.value)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input has the new default value
  useEffect(() => takeOver(), [props.defaultValue])
  useDeferredDefault(input, props.defaultValue)

  return (
    <Field
      label={props.label}
      hint={props.hint}
      problem={ownProblem ? t(ownProblem) : (props.problem ?? null)}
      onDark={props.onDark}
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          type="email"
          name={props.name ?? 'email'}
          autoComplete={props.autoComplete ?? 'email'}
          maxLength={MAX_EMAIL}
          required={!props.optional}
          // lets CSS and script match an empty field by :placeholder-shown
          placeholder=" "
          defaultValue={props.defaultValue}
          onChange={({ target }) => {
            onText(target.value)
          }}
          onBlur={({ target }) => setShownProblem(validate(target.value))}
          // Enter submits the form without leaving the field
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && setShownProblem(validate(currentTarget.value))}
        />
      )}
    </Field>
  )
}
