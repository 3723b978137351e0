import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Stars } from '#app/ui/stars.tsx'
import styles from './review-summary.module.css'
import type { ReviewPage } from './reviews.ts'
import { RunsSummary } from './runs-summary.tsx'

/** The average of all reviews, how many gave each number of stars, and how the size runs. */
export function ReviewSummary({ average, total, stars, runs }: Omit<ReviewPage, 'reviews'>) {
  const t = useWords(reviewsWords)
  const score = average.toFixed(1)
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        {average > 0 ? (
          <>
            <span className={styles.number} aria-hidden>
              {score}
            </span>
            <Stars score={average} label={t('average', { average: score })} />
          </>
        ) : null}
        <span className={styles.count}>{t('count', { count: total })}</span>
      </p>
      <ul className={styles.bars}>
        {stars.map((count, at) => {
          const score = 5 - at
          return (
            <li key={score} className={styles.bar}>
              {t('stars', { count: score })}
              <meter className={styles.track} max={Math.max(total, 1)} value={count} aria-hidden />
              {count}
            </li>
          )
        })}
      </ul>
      {runs ? <RunsSummary runs={runs} /> : null}
    </div>
  )
}
