import type { Quantity } from '#app/fit/fit-answers.ts'
import { useFinderWords } from '../words.ts'
import styles from './question-number.module.css'
import { getFields, type Unit } from './units.ts'

/** One field per part of a unit: feet and inches are two. Text fields, since number fields drop what they cannot parse. */
export function NumberFields(props: {
  quantity: Quantity
  unit: Unit
  texts: readonly string[]
  describedBy: string | undefined
  onChange: (texts: readonly string[]) => void
  onBlur: () => void
}) {
  const { quantity, unit, texts } = props
  const t = useFinderWords()
  const parts = getFields(unit)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the heading
    <div
      className={styles.fields}
      role="group"
      aria-label={t(`${quantity}.label`)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || props.onBlur()}
    >
      {parts.map((part, at) => (
        <label key={part} className={styles.field}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={texts[at] ?? ''}
            aria-label={t('number.field', { label: t(`${quantity}.label`), unit: t(`unit-name.${part}`) })}
            aria-invalid={props.describedBy ? true : undefined}
            aria-describedby={props.describedBy}
            className={styles.input}
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
