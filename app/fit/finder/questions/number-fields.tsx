import { useFinderWords } from '../words.ts'
import type { Quantity } from './answers.ts'
import styles from './question-number.module.css'
import { fieldsOf, type Unit } from './units.ts'

/**
 * One field per part of a unit: feet and inches are two. They are text, not number fields: those throw away what they
 * cannot read, and nothing that somebody typed is thrown away here.
 */
export function NumberFields(props: {
  quantity: Quantity
  unit: Unit
  texts: readonly string[]
  describedBy: string | undefined
  onType: (texts: readonly string[]) => void
  onLeave: () => void
}) {
  const { quantity, unit, texts } = props
  const t = useFinderWords()
  const parts = fieldsOf(unit)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say again what the heading says
    <div
      className={styles.fields}
      role="group"
      aria-label={t(`${quantity}.label`)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || props.onLeave()}
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
              props.onType(parts.map((_, each) => (each === at ? target.value : (texts[each] ?? ''))))
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
