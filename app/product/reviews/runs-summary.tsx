import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { RUNS, type Runs, type RunsCounts } from './reviews.ts'
import styles from './runs-summary.module.css'

/** The share of true sizes from which a style is said to run true. */
const TRUE_SHARE = 0.6
/** The width of the scale in pixels, from small to large. */
const WIDTH = 270

/** What most buyers say of the size: 'true' from three fifths on, else the side with more of them. */
export function getVerdict([small, right, large]: RunsCounts): Runs {
  if (right >= (small + right + large) * TRUE_SHARE || small === large) return 'true'
  return small > large ? 'small' : 'large'
}

/** How the size runs: in words, as a place between small and large, and in numbers. */
export function RunsSummary({ runs }: { runs: RunsCounts }) {
  const t = useWords(reviewsWords)
  const [small, right, large] = runs
  const total = small + right + large
  if (total === 0) return null
  const verdict = getVerdict(runs)
  const place = (large - small) / total / 2 + 0.5
  return (
    <div className={styles.runs}>
      <p className={styles.verdict}>{t(`verdict.${verdict}`)}</p>
      {/* an SVG whose font-size is the place, because the content security policy forbids style attributes */}
      <svg className={styles.scale} width={WIDTH} height="12" fontSize={Math.round(place * WIDTH)} aria-hidden />
      <ul className={styles.counts}>
        {RUNS.map((which, index) => (
          <li key={which}>{t(`said.${which}`, { count: runs[index] ?? 0 })}</li>
        ))}
      </ul>
    </div>
  )
}
