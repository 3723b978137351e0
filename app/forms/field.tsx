import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** The props that tie a control to its field. Spread them on the input, textarea or select. */
type FieldControl = {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/**
 * A form field: label, control, hint and problem, tied together for screen readers (FORM-08). `problem` is null while
 * there is none, and left out where the field cannot have one.
 */
export function Field(props: {
  label: ReactNode
  /** For a field whose label is visible elsewhere. */
  isLabelHidden?: boolean
  hint?: ReactNode
  problem?: string | null
  /** For a field on a dark background. */
  onDark?: boolean
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const { hint, problem, onDark, className } = props
  const descriptions = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])]
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-on-dark={onDark || undefined}>
      <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : styles.label}>
        {props.label}
      </label>
      {props.children({
        id,
        className: styles.input,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {problem === undefined ? null : (
        // always present, so that screen readers announce a problem that appears
        <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
          {problem}
        </p>
      )}
    </div>
  )
}
