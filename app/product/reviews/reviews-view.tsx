import type { RefObject } from 'react'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Elements } from '#app/ui/elements.ts'
import { ReviewItem } from './review-item.tsx'
import { isComplete, type ReviewList } from './review-list.ts'
import { ReviewSummary } from './review-summary.tsx'
import type { ReviewVote } from './review-votes.ts'
import { countListed, type Review } from './reviews.ts'
import styles from './reviews-view.module.css'

/** The reviews of similar men, in place of the list. `summary` says how many there are. */
export type SimilarReviews = { reviews: readonly Review[]; summary: string; isBusy: boolean }

/** The controls of reviews after hydration. */
type ReviewControls = {
  onMore: () => void
  onScore: (score: number | null) => void
  getVote: (review: Review) => ReviewVote
  items: RefObject<HTMLUListElement | null>
}

/** The loaded reviews with their summary. Without `controls`, their space is reserved so that nothing moves later. */
export function ReviewsView(props: {
  list: ReviewList
  controls?: ReviewControls
  /** Chooses and orders the reviews. */
  tools: Elements
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
  const isLoading = list.state === 'loading' || list.state === 'changing'
  const isOld = similar ? similar.isBusy : list.state === 'changing'
  const { score } = list.query
  const counts = { shown: list.reviews.length, total: countListed(list, list.query) }
  const shown = score === null ? t('shown', counts) : t('shown.stars', { ...counts, count: score })
  const status = list.state === 'failed' ? t('failed') : isLoading ? t('loading') : shown
  return (
    <Section title={t('title')}>
      <div className={styles.reviews} data-static={controls ? undefined : ''}>
        <ReviewSummary {...list} score={score} onScore={controls?.onScore} />
        <div className={styles.written}>
          <div className={styles.tools}>{tools}</div>
          {/* only one live region, because screen readers would announce both */}
          {similar ? (
            <p className={styles.shown} role="status">
              {similar.summary}
            </p>
          ) : null}
          <ul ref={controls?.items} className={styles.list} data-busy={isOld ? '' : undefined}>
            {(similar?.reviews ?? list.reviews).map((review) => (
              <ReviewItem key={review.id} review={review} vote={controls?.getVote(review)} />
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

const Section = ({ title, children }: { title: string; children: Elements }) => (
  <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
    <h2 id="reviews-title" className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
)
