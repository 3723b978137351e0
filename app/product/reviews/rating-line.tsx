import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Stars } from '#app/ui/stars.tsx'
import styles from './rating-line.module.css'

/** The average rating beside the product's name, as a link to the reviews. */
export function RatingLine({ rating: { average, count } }: { rating: { average: number; count: number } }) {
  const t = useWords(reviewsWords)
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
