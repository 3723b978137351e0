import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { Stars } from '#app/ui/stars.tsx'
import { formatMeasures } from './format-measures.ts'
import styles from './review-item.module.css'
import type { Review } from './reviews.ts'

/** One review. The writer's measures tell readers whether it applies to them. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useWords(reviewsWords)
  const region = useRegion()
  const { height, weight, size, runs } = review
  const measures = [
    ...formatMeasures(review, region),
    size && t(height || weight ? 'wears-too' : 'wears', { size }),
    runs && t(`runs.${runs}`),
  ].filter(Boolean)
  return (
    // focusable, because the first new review gets the focus
    <li className={styles.review} tabIndex={-1}>
      <Stars score={review.score} label={t('score', { score: review.score })} />
      {/* the year depends on the day, and a cached page is older than its hydration */}
      <time dateTime={review.at} className={styles.date} suppressHydrationWarning>
        {formatShortDate(review.at)}
      </time>
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.text}>{review.text}</p>
      {measures.length > 0 ? <p className={styles.measures}>{measures.join(', ')}</p> : null}
      <p className={styles.who}>
        <b className={styles.author}>{review.author}</b>
        {review.verified ? `, ${t('verified')}` : null}
      </p>
    </li>
  )
}
