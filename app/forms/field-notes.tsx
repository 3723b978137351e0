import { type ReactNode, useId } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import styles from './field.module.css'

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
