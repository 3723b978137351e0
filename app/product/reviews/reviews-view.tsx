import type { RefObject } from 'react'
import { ReviewItem } from './review-item.tsx'
import { isComplete, type ReviewList } from './review-list.ts'
import { ReviewSummary } from './review-summary.tsx'
import { SORTS, type Sort } from './reviews.ts'
import styles from './reviews-view.module.css'
import { useReviewWords } from './use-review-words.ts'

/** What a reader can do with reviews after hydration. */
type ReviewControls = {
  onSort: (sort: Sort) => void
  onMore: () => void
  items: RefObject<HTMLUListElement | null>
}

/** The loaded reviews with their summary. Without `controls`, their space is reserved so that nothing moves later. */
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
  const counts = { shown: list.reviews.length, total: list.total }
  const isBusy = list.state === 'loading' || list.state === 'sorting'
  return (
    <>
      {heading}
      <div className={styles.reviews} data-static={controls ? undefined : ''}>
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
            {isComplete(list) ? null : (
              <button
                type="button"
                className={styles.button}
                disabled={!controls}
                aria-disabled={isBusy || undefined}
                onClick={() => (isBusy ? undefined : controls?.onMore())}
              >
                {t('more')}
              </button>
            )}
            <p className={styles.shown} role="status">
              {list.state === 'failed' ? t('failed') : isBusy ? t('loading') : t('shown', counts)}
            </p>
          </div>
        </div>
      </div>
    </>
  )
}
