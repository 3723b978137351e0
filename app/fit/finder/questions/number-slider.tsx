import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Quantity } from '#app/fit/fit-answers.ts'
import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { formatQuantity } from './parse-quantity.ts'
import styles from './question-number.module.css'
import { fromStored, getSliderRange, toStored, type Unit } from './units.ts'

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
  const at = answer === undefined ? middle : fromStored(quantity, unit, answer)
  const stepBy = (by: number) => {
    const next = toStored(quantity, unit, Math.round((at + by) / step) * step)
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
        aria-valuetext={formatQuantity(quantity, unit, toStored(quantity, unit, at))}
        className={styles.range}
        onChange={({ target }) => onChange(toStored(quantity, unit, Number(target.value)))}
        // A press at the current position is an answer too, and fires no change.
        onPointerUp={({ currentTarget }) =>
          answer === undefined && onChange(toStored(quantity, unit, Number(currentTarget.value)))
        }
      />
      <button type="button" className={styles.nudge} aria-label={t('number.more')} onClick={() => stepBy(step)}>
        <PlusIcon />
      </button>
    </div>
  )
}
