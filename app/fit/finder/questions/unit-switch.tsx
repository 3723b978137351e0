import { useFinderWords } from '../words.ts'
import type { Quantity } from './answers.ts'
import styles from './unit-switch.module.css'
import { UNITS_OF, type Unit } from './units.ts'

/** In which unit a number is told. What was answered stays as it is. */
export function UnitSwitch(props: { quantity: Quantity; unit: Unit; onChoose: (unit: Unit) => void }) {
  const t = useFinderWords()
  const units = UNITS_OF[props.quantity]
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
            onChange={() => props.onChoose(unit)}
          />
          <span aria-hidden="true">{t(`unit.${unit}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
