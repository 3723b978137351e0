import { Link } from '@tanstack/react-router'
import { sizeChartsWords } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import { UNITS, type Unit } from '#app/ui/length-units.ts'
import styles from './unit-switch.module.css'
import { saveUnit } from './use-unit.ts'

/** Switches between inches and centimetres by links, so that it works without script. */
export function UnitSwitch({ unit }: { unit: Unit }) {
  const t = useWords(sizeChartsWords)
  return (
    <nav aria-label={t('unit')} className={styles.switch}>
      {UNITS.map((name) => (
        <Link
          key={name}
          to="."
          search={(current) => ({ ...current, unit: name })}
          replace
          resetScroll={false}
          preload={false}
          aria-current={name === unit ? 'true' : undefined}
          data-on={name === unit || undefined}
          className={styles.unit}
          onClick={() => saveUnit(name)}
        >
          {t(`unit.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
