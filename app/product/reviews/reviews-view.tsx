import type { RefObject } from 'react'
import { ReviewItem } from './review-item.tsx'
import { isWhole, type ReviewList } from './review-list.ts'
import { ReviewSummary } from './review-summary.tsx'
import { useReviewWords } from './review-words.ts'
import { SORTS, type Sort } from './reviews.ts'
import styles from './reviews-view.module.css'

/** What a reader can do with reviews, once script is there. */
export type ReviewControls = {
  onSort: (sort: Sort) => void
  onMore: () => void
  items: RefObject<HTMLUListElement | null>
}

/**
 * Reviews as far as they are shown. Without `controls` it is what the server draws: their places are kept, so that
 * nothing moves when they come.
 */
export function ReviewsView({ list, controls }: { list: ReviewList; controls?: ReviewControls }) {
  const t = useReviewWords()
  const heading = (
    <h2 id="reviews-title" className={styles.title}>
      {t('title')}
    </h2>
  )
  if (list.total === 0)
    return (
      <>
        {heading}
        <p className={styles.none}>{t('none')}</p>
      </>
    )
  const words = { shown: list.reviews.length, total: list.total }
  const busy = list.state === 'loading' || list.state === 'sorting'
  return (
    <>
      {heading}
      <div className={styles.reviews} data-still={controls ? undefined : ''}>
        <ReviewSummary {...list} />
        <div className={styles.written}>
          <label className={styles.sort}>
            <span className={styles.label}>{t('sort')}</span>
            <select
              className={styles.select}
              value={list.sort}
              disabled={!controls}
              onChange={({ target }) => controls?.onSort(SORTS[target.selectedIndex] ?? 'newest')}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
          <ul ref={controls?.items} className={styles.list} data-busy={list.state === 'sorting' ? '' : undefined}>
            {list.reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          <div className={styles.more}>
            {isWhole(list) ? null : (
              <button
                type="button"
                className={styles.button}
                disabled={!controls}
                aria-disabled={busy || undefined}
                onClick={() => (busy ? undefined : controls?.onMore())}
              >
                {t('more')}
              </button>
            )}
            <p className={styles.shown} role="status">
              {list.state === 'failed' ? t('failed') : busy ? t('loading') : t('shown', words)}
            </p>
          </div>
        </div>
      </div>
    </>
  )
}
