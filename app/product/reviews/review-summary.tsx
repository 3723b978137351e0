import { Stars } from '#app/ui/stars.tsx'
import styles from './review-summary.module.css'
import type { ReviewPage } from './reviews.ts'
import { useReviewWords } from './use-review-words.ts'

/** The average of all reviews, and how many gave each number of stars. */
export function ReviewSummary({ average, total, stars }: Omit<ReviewPage, 'reviews'>) {
  const t = useReviewWords()
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
              <span aria-hidden>{score}</span>
              {/* an SVG, because the content security policy forbids style attributes */}
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                role="img"
                aria-label={t('stars', { count: score, reviews: count })}
                className={styles.track}
              >
                <rect width={(100 * count) / Math.max(total, 1)} height="6" />
              </svg>
              <span aria-hidden className={styles.many}>
                {count}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
