import type { ReactNode, RefObject } from 'react'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { ReviewItem } from './review-item.tsx'
import { isComplete, type ReviewList } from './review-list.ts'
import { ReviewSummary } from './review-summary.tsx'
import type { Review } from './reviews.ts'
import styles from './reviews-view.module.css'

/** The reviews of similar men, in place of the list. `summary` says how many there are. */
export type SimilarReviews = { reviews: readonly Review[]; summary: string; isBusy: boolean }

/** What a reader can do with reviews after hydration. */
type ReviewControls = {
  onMore: () => void
  items: RefObject<HTMLUListElement | null>
}

/** The loaded reviews with their summary. Without `controls`, their space is reserved so that nothing moves later. */
export function ReviewsView(props: {
  list: ReviewList
  controls?: ReviewControls
  /** Chooses and orders the reviews. */
  tools: ReactNode
  similar: SimilarReviews | null
}) {
  const { list, controls, tools, similar } = props
  const t = useWords(reviewsWords)
  if (list.total === 0)
    return (
      <Section title={t('title')}>
        <p className={styles.none}>{t('none')}</p>
      </Section>
    )
  const isLoading = list.state === 'loading' || list.state === 'sorting'
  const isOld = similar ? similar.isBusy : list.state === 'sorting'
  const counts = { shown: list.reviews.length, total: list.total }
  const status = list.state === 'failed' ? t('failed') : isLoading ? t('loading') : t('shown', counts)
  return (
    <Section title={t('title')}>
      <div className={styles.reviews} data-static={controls ? undefined : ''}>
        <ReviewSummary {...list} />
        <div className={styles.written}>
          <div className={styles.tools}>{tools}</div>
          {/* one live region above and one below would both speak */}
          {similar ? (
            <p className={styles.shown} role="status">
              {similar.summary}
            </p>
          ) : null}
          <ul ref={controls?.items} className={styles.list} data-busy={isOld ? '' : undefined}>
            {(similar?.reviews ?? list.reviews).map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          {similar ? null : (
            <div className={styles.more}>
              {isComplete(list) ? null : (
                <button
                  type="button"
                  className={styles.button}
                  disabled={!controls}
                  aria-disabled={isLoading || undefined}
                  onClick={() => (isLoading ? undefined : controls?.onMore())}
                >
                  {t('more')}
                </button>
              )}
              <p className={styles.shown} role="status">
                {status}
              </p>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
    <h2 id="reviews-title" className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
)
