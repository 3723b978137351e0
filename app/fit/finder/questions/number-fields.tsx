import { useRef } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Quantity } from '#app/fit/fit-answers.ts'
import type { Described } from '#app/forms/field-notes.tsx'
import styles from './question-number.module.css'
import { getFields, type Unit } from './units.ts'

/** One field per part of a unit: feet and inches are two. Text fields, since number fields drop what they cannot parse. */
export function NumberFields(props: {
  quantity: Quantity
  unit: Unit
  texts: readonly string[]
  described: Described
  onChange: (texts: readonly string[]) => void
  onBlur: () => void
}) {
  const { quantity, unit, texts } = props
  const t = useWords(fitScreenWords)
  const fields = useRef<HTMLDivElement>(null)
  const parts = getFields(unit)
  return (
    <div ref={fields} className={styles.fields}>
      {parts.map((part, at) => (
        <label key={part} className={styles.field}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={texts[at] ?? ''}
            aria-label={t('number.field', { label: t(`${quantity}.label`), unit: t(`unit-name.${part}`) })}
            {...props.described}
            className={styles.input}
            onBlur={({ relatedTarget }) => fields.current?.contains(relatedTarget) || props.onBlur()}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) =>
              props.onChange(parts.map((_, index) => (index === at ? target.value : (texts[index] ?? ''))))
            }
          />
          <span aria-hidden="true" className={styles.suffix}>
            {part === 'years' ? t('unit.years') : part}
          </span>
        </label>
      ))}
    </div>
  )
}
