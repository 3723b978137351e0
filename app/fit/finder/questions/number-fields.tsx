import { useRef } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Quantity } from '#app/fit/fit-answers.ts'
import type { DescriptionProps } from '#app/forms/field.tsx'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { formatQuantity } from './parse-quantity.ts'
import styles from './question-number.module.css'
import { fromStoredValue, getFields, getSliderRange, toStoredValue, type Unit } from './units.ts'

/**
 * One field per part of a unit, such as feet and inches. Text fields, because number fields drop what they cannot parse.
 */
export function NumberFields(props: {
  quantity: Quantity
  unit: Unit
  texts: readonly string[]
  described: DescriptionProps
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

/** A range input with two buttons for single steps. It has no answer until it is moved or pressed. */
export function NumberSlider(props: {
  quantity: Quantity
  unit: Unit
  answer: number | undefined
  onChange: (answer: number) => void
}) {
  const { quantity, unit, answer, onChange } = props
  const t = useWords(fitScreenWords)
  const { min, max, step, middle } = getSliderRange(quantity, unit)
  const at = answer === undefined ? middle : fromStoredValue(quantity, unit, answer)
  const stepBy = (by: number) => {
    const next = toStoredValue(quantity, unit, Math.round((at + by) / step) * step)
    onChange(Math.min(Math.max(next, FIT_QUESTIONS[quantity].min), FIT_QUESTIONS[quantity].max))
  }
  return (
    <div className={styles.slider}>
      <button type="button" className={styles.nudge} aria-label={t('number.less')} onClick={() => stepBy(-step)}>
        <MinusIcon />
      </button>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={Math.min(Math.max(at, min), max)}
        data-untouched={answer === undefined || undefined}
        aria-label={t('number.slider', { label: t(`${quantity}.label`) })}
        aria-valuetext={formatQuantity(quantity, unit, toStoredValue(quantity, unit, at))}
        className={styles.range}
        onChange={({ target }) => onChange(toStoredValue(quantity, unit, Number(target.value)))}
        // A press at the current position fires no change event, but is an answer too.
        onPointerUp={({ currentTarget }) =>
          answer === undefined && onChange(toStoredValue(quantity, unit, Number(currentTarget.value)))
        }
      />
      <button type="button" className={styles.nudge} aria-label={t('number.more')} onClick={() => stepBy(step)}>
        <PlusIcon />
      </button>
    </div>
  )
}
