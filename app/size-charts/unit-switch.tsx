import { Link } from '@tanstack/react-router'
import { UNITS, type Unit } from '#app/ui/length.ts'
import styles from './unit-switch.module.css'
import { rememberUnit } from './use-unit.ts'
import { useSizeChartWords } from './words.ts'

/** Inches or centimetres: links, so that the choice is in the address and works at once; script remembers it. */
export function UnitSwitch({ unit }: { unit: Unit }) {
  const t = useSizeChartWords()
  return (
    <nav aria-label={t('unit')} className={styles.switch}>
      {UNITS.map((each) => (
        <Link
          key={each}
          to="."
          search={(before) => ({ ...before, unit: each })}
          replace
          resetScroll={false}
          preload={false}
          aria-current={each === unit ? 'true' : undefined}
          data-on={each === unit || undefined}
          className={styles.unit}
          onClick={() => rememberUnit(each)}
        >
          {t(`unit.${each}`)}
        </Link>
      ))}
    </nav>
  )
}
