import type { ReactNode } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import styles from './field.module.css'
import { type DescriptionProps, type FieldNotes, useFieldNotes } from './field-notes.tsx'

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
