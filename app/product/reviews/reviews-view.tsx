import type { RefObject } from 'react'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { Elements } from '#app/ui/elements.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { Stars } from '#app/ui/stars.tsx'
import { formatMeasures } from './format-measures.ts'
import reviewItemStyles from './review-item.module.css'
import { isComplete, type ReviewList } from './review-list.ts'
import reviewSummaryStyles from './review-summary.module.css'
import { type Review, type ReviewPage, RUNS, type Runs, type RunsCounts } from './reviews.ts'
import styles from './reviews-view.module.css'
import runsSummaryStyles from './runs-summary.module.css'

/** The reviews of similar men, in place of the list. `summary` says how many there are. */
export type SimilarReviews = { reviews: readonly Review[]; summary: string; isBusy: boolean }

/** The controls of reviews after hydration. */
type ReviewControls = {
  onMore: () => void
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
          {/* only one live region, because screen readers would announce both */}
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

const Section = ({ title, children }: { title: string; children: Elements }) => (
  <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
    <h2 id="reviews-title" className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
)

/** One review. The writer's measures tell readers whether it applies to them. */
function ReviewItem({ review }: { review: Review }) {
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
    <li className={reviewItemStyles.review} tabIndex={-1}>
      <Stars score={review.score} label={t('score', { score: review.score })} />
      {/* the year depends on the day, and a cached page is older than its hydration */}
      <time dateTime={review.at} className={reviewItemStyles.date} suppressHydrationWarning>
        {formatShortDate(review.at)}
      </time>
      <h3 className={reviewItemStyles.title} dir="auto">
        {review.title}
      </h3>
      <p className={reviewItemStyles.text} dir="auto">
        {review.text}
      </p>
      {measures.length > 0 ? <p className={reviewItemStyles.measures}>{measures.join(', ')}</p> : null}
      <p className={reviewItemStyles.who}>
        <b className={reviewItemStyles.author} dir="auto" translate="no">
          {review.author}
        </b>
        {review.verified ? <span>{`, ${t('verified')}`}</span> : null}
      </p>
    </li>
  )
}

/** The average of all reviews, how many gave each number of stars, and how the size runs. */
function ReviewSummary({ average, total, stars, runs }: Omit<ReviewPage, 'reviews'>) {
  const t = useWords(reviewsWords)
  const score = average.toFixed(1)
  return (
    <div className={reviewSummaryStyles.summary}>
      <p className={reviewSummaryStyles.average}>
        {average > 0 ? (
          <>
            <span className={reviewSummaryStyles.number} aria-hidden>
              {score}
            </span>
            <Stars score={average} label={t('average', { average: score })} />
          </>
        ) : null}
        <span className={reviewSummaryStyles.count}>{t('count', { count: total })}</span>
      </p>
      <ul className={reviewSummaryStyles.bars}>
        {stars.map((count, at) => {
          const score = 5 - at
          return (
            <li key={score} className={reviewSummaryStyles.bar}>
              <span>{t('stars', { count: score })}</span>
              <meter className={reviewSummaryStyles.track} max={Math.max(total, 1)} value={count} aria-hidden />
              <span>{count}</span>
            </li>
          )
        })}
      </ul>
      {runs ? <RunsSummary runs={runs} /> : null}
    </div>
  )
}

/** The share of 'true' answers from which a style counts as true to size. */
const TRUE_SHARE = 0.6
/** The width of the scale in pixels, from small to large. */
const WIDTH = 270

/** The verdict on the size: 'true' from three fifths of the answers on, otherwise the side with more of them. */
export function getVerdict([small, right, large]: RunsCounts): Runs {
  if (right >= (small + right + large) * TRUE_SHARE || small === large) return 'true'
  return small > large ? 'small' : 'large'
}

/** How the size runs: in words, as a place between small and large, and in numbers. */
function RunsSummary({ runs }: { runs: RunsCounts }) {
  const t = useWords(reviewsWords)
  const [small, right, large] = runs
  const total = small + right + large
  if (total === 0) return null
  const verdict = getVerdict(runs)
  const place = (large - small) / total / 2 + 0.5
  return (
    <div className={runsSummaryStyles.runs}>
      <p className={runsSummaryStyles.verdict}>{t(`verdict.${verdict}`)}</p>
      {/* An SVG positioned by its font-size, because the content security policy forbids style attributes. */}
      <svg
        className={runsSummaryStyles.scale}
        width={WIDTH}
        height="12"
        fontSize={Math.round(place * WIDTH)}
        aria-hidden
      />
      <ul className={runsSummaryStyles.counts}>
        {RUNS.map((which, index) => (
          <li key={which}>{t(`said.${which}`, { count: runs[index] ?? 0 })}</li>
        ))}
      </ul>
    </div>
  )
}
