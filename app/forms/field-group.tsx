import type { ReactNode } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import styles from './field.module.css'
import { type DescriptionProps, type FieldNotes, useFieldNotes } from './field.tsx'

/**
 * A field of several controls: radio buttons, or the parts of a number. Its legend, hint and problem are associated with them
 * for screen readers (FORM-08).
 */
export function FieldGroup(
  props: FieldNotes & {
    /** A radio group has the problem itself; for the parts of a number, spread the argument of `children` on each control. */
    role: 'radiogroup' | 'group'
    legend: ReactNode
    /** For a group whose name is visible elsewhere. */
    isLegendHidden?: boolean
    /** The option or question that the group is for. */
    'data-option'?: string
    className?: string | undefined
    legendClassName?: string | undefined
    children: (described: DescriptionProps) => Elements
  },
) {
  const { notes, described } = useFieldNotes(props)
  const { role } = props
  return (
    <fieldset
      role={role === 'radiogroup' ? role : undefined}
      className={props.className}
      data-option={props['data-option']}
      {...(role === 'radiogroup' ? described : {})}
    >
      <legend className={props.isLegendHidden ? 'visually-hidden' : (props.legendClassName ?? styles.label)}>
        {props.legend}
      </legend>
      {props.children(described)}
      {notes}
    </fieldset>
  )
}
