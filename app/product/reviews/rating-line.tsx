import { Stars } from '#app/ui/stars.tsx'
import styles from './rating-line.module.css'
import { useReviewWords } from './use-review-words.ts'

/** The average rating beside the product's name, as a link to the reviews. */
export function RatingLine({ rating: { average, count } }: { rating: { average: number; count: number } }) {
  const t = useReviewWords()
  const score = average.toFixed(1)
  return (
    <a href="#reviews" className={styles.line}>
      <Stars score={average} label={t('rated', { average: score, count })} />
      <span aria-hidden>
        {score} <span className={styles.count}>({t('count', { count })})</span>
      </span>
    </a>
  )
}
