import { fitFinderScreensWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toTenths, type Verdict } from './confidence.ts'
import styles from './how-sure.module.css'

/** The odds of the recommended size and those beside it, a row and a bar for each. The bars are as long as the odds. */
export function OddsBars({ verdict: { around, size } }: { verdict: Verdict }) {
  const t = useWords(fitFinderScreensWords)
  if (around.length === 0) return null
  return (
    <ol className={styles.bars}>
      {around.map(({ size: label, odds }) => {
        const { key, count } = toTenths(odds)
        return (
          <li key={label} className={styles.bar} data-best={label === size || undefined}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 5H${Math.max(Math.round(odds * 100), 1)}`} />
            </svg>
            <span className={styles.tenths}>
              {t(key === 'odds.all' ? 'tenths.all' : key === 'odds.few' ? 'tenths.few' : 'tenths', { count })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
