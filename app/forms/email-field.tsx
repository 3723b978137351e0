import { useId, useState } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { type EmailProblem, emailProblem, MAX_EMAIL } from './email.ts'
import styles from './field.module.css'

/**
 * Asks for an email address (FORM-01). Says what is wrong when it is left, not while it is typed; hands the address on
 * only when it is one, null otherwise. An `optional` one may stay empty: then it hands on ''. Until script is there, the
 * browser's own check stands in.
 */
export function EmailField(props: {
  label: string
  onEmail: (email: string | null) => void
  defaultValue?: string
  optional?: boolean
  /** For a field on a dark ground. */
  onDark?: boolean
}) {
  const t = useCopy()
  const id = useId()
  const [problem, setProblem] = useState<EmailProblem | null>(null)
  const problemOf = (text: string) => (props.optional && text.trim() === '' ? null : emailProblem(text))
  return (
    <div className={styles.field} data-on-dark={props.onDark || undefined}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      <input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required={!props.optional}
        // nothing to read; it lets style and script tell an empty field
        placeholder=" "
        defaultValue={props.defaultValue}
        className={styles.input}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          const now = problemOf(target.value)
          props.onEmail(now === null ? target.value.trim() : null)
          if (problem) setProblem(now)
        }}
        onBlur={({ target }) => setProblem(problemOf(target.value))}
        // Enter sends a form without leaving the field
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && setProblem(problemOf(currentTarget.value))}
      />
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem ? t(problem) : ''}
      </p>
    </div>
  )
}
