import { useId } from 'react'
import styles from '#app/forms/field.module.css'

/** A line of text that is asked for, and what is wrong with it. The field keeps what is typed by itself. */
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
  const id = useId()
  const { label, problem, rows, ...field } = props
  const shared = {
    ...field,
    id,
    className: styles.input,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
