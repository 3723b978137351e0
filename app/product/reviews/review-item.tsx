import { shortDate } from '#app/ui/short-date.ts'
import { Stars } from '#app/ui/stars.tsx'
import styles from './review-item.module.css'
import { useReviewWords } from './review-words.ts'
import type { Review } from './reviews.ts'

/** What one buyer says, and what is known of him: the size he wears says whether it is your fit he speaks of. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useReviewWords()
  return (
    // new ones take the focus when they come
    <li className={styles.review} tabIndex={-1}>
      <div className={styles.head}>
        <Stars score={review.score} label={t('score', { score: review.score })} />
        <time dateTime={review.at} className={styles.date}>
          {shortDate(review.at)}
        </time>
      </div>
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
