import { MinusIcon, PlusIcon } from '#app/ui/icons.tsx'
import { useFinderWords } from '../words.ts'
import type { Quantity } from './answers.ts'
import styles from './question-number.module.css'
import { LIMITS } from './steps.ts'
import { inWords } from './typed.ts'
import { fromKept, sliderOf, toKept, type Unit } from './units.ts'

/** The platform's own slider, and two buttons for thumbs that want one more. Nobody has answered by leaving it in the middle. */
export function NumberSlider(props: {
  quantity: Quantity
  unit: Unit
  answer: number | undefined
  onMove: (answer: number) => void
}) {
  const { quantity, unit, answer, onMove } = props
  const t = useFinderWords()
  const { min, max, step, middle } = sliderOf(quantity, unit)
  const at = answer === undefined ? middle : fromKept(quantity, unit, answer)
  const nudge = (by: number) => {
    const next = toKept(quantity, unit, Math.round((at + by) / step) * step)
    onMove(Math.min(Math.max(next, LIMITS[quantity].min), LIMITS[quantity].max))
  }
  return (
    <div className={styles.slider}>
      <button type="button" className={styles.nudge} aria-label={t('number.less')} onClick={() => nudge(-step)}>
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
        aria-valuetext={inWords(quantity, unit, toKept(quantity, unit, at))}
        className={styles.range}
        onChange={({ target }) => onMove(toKept(quantity, unit, Number(target.value)))}
        // a press where it stands already is an answer too
        onPointerUp={({ currentTarget }) =>
          answer === undefined && onMove(toKept(quantity, unit, Number(currentTarget.value)))
        }
      />
      <button type="button" className={styles.nudge} aria-label={t('number.more')} onClick={() => nudge(step)}>
        <PlusIcon />
      </button>
    </div>
  )
}
