import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Quantity } from '#app/fit/fit-answers.ts'
import styles from './unit-switch.module.css'
import { UNITS, type Unit } from './units.ts'

/** The unit that a number is entered in. Changing it does not change the answer. */
export function UnitSwitch(props: { quantity: Quantity; unit: Unit; onChange: (unit: Unit) => void }) {
  const t = useWords(fitFinderScreensWords)
  const units = UNITS[props.quantity]
  if (units.length === 1) return null
  const names = { ft: 'ft-in', st: 'st-lb' } as const
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('unit.group')}</legend>
      {units.map((unit) => (
        <label key={unit} className={styles.unit}>
          <input
            type="radio"
            name={`${props.quantity}-unit`}
            checked={unit === props.unit}
            className={styles.radio}
            aria-label={t(`unit-name.${unit === 'ft' || unit === 'st' ? names[unit] : unit}`)}
            onChange={() => props.onChange(unit)}
          />
          <span aria-hidden="true">{t(`unit.${unit}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
