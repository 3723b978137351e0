import { formatShortDate } from '#app/ui/short-date.ts'
import { Stars } from '#app/ui/stars.tsx'
import styles from './review-item.module.css'
import type { Review } from './reviews.ts'
import { useReviewWords } from './use-review-words.ts'

/** One review. The size that the buyer wears tells readers whether the review applies to their fit. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useReviewWords()
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
      <p className={styles.who}>
        <span className={styles.author}>{review.author}</span>
        {review.size ? <span>{t('wears', { size: review.size })}</span> : null}
        {review.verified ? <span className={styles.verified}>{t('verified')}</span> : null}
      </p>
    </li>
  )
}
