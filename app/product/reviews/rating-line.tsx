import { Stars } from '#app/ui/stars.tsx'
import styles from './rating-line.module.css'
import { useReviewWords } from './review-words.ts'

/** What a style's reviews come to, beside its name; it leads to them. */
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
