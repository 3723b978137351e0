import { type ReactNode, useId } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import styles from './field.module.css'

/** The props that tie a control to its field. Spread them on the input, textarea or select. */
type FieldControl = DescriptionProps & { id: string; className: string | undefined }

/** A form field: label, control, hint and problem, tied together for screen readers (FORM-08). */
export function Field(
  props: FieldNotes & {
    label: ReactNode
    /** For a field whose label is visible elsewhere. */
    isLabelHidden?: boolean
    /** For a checkbox, whose label is beside it. */
    isCheckbox?: boolean
    /** For a field on a dark background. */
    onDark?: boolean
    className?: string | undefined
    children: (control: FieldControl) => Elements
  },
) {
  const { id, notes, described } = useFieldNotes(props)
  const { isCheckbox, onDark, className } = props
  const label = (
    <label htmlFor={id} className={props.isLabelHidden ? 'visually-hidden' : styles.label}>
      {props.label}
    </label>
  )
  const control = props.children({ ...described, id, className: isCheckbox ? styles.box : styles.input })
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-on-dark={onDark || undefined}>
      {isCheckbox ? (
        <div className={styles.checkbox}>
          {control}
          {label}
        </div>
      ) : (
        <>
          {label}
          {control}
        </>
      )}
      {notes}
    </div>
  )
}

/** The notes of a field. `problem` is null while there is none, and undefined if the field can have none. */
export type FieldNotes = { hint?: ReactNode; problem?: ReactNode | null }

/** The props that tie a control to the notes of its field. */
export type DescriptionProps = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Returns an id for a field, its hint and problem as elements, and the props that associate a control with them (FORM-08). */
export function useFieldNotes({ hint, problem }: FieldNotes): {
  id: string
  notes: Elements
  described: DescriptionProps
} {
  const id = useId()
  const descriptions = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])]
  return {
    id,
    described: {
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': descriptions.join(' ') || undefined,
    },
    notes: (
      <>
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
      </>
    ),
  }
}
