import { useEffect, useState } from 'react'
import { fetchReviewsToSearch } from './reviews.functions.ts'
import type { Review, Sort } from './reviews.ts'

/** The reviews that are searched for those of similar men. */
type SearchedReviews = { state: 'loading' | 'failed' | 'ready'; sort: Sort; reviews: readonly Review[] }

/** Loads the reviews to search while `isWanted`, in an order; a change of order keeps the old ones until it is there. */
export function useSearchedReviews(group: string, sort: Sort, isWanted: boolean): SearchedReviews {
  const [searched, setSearched] = useState<SearchedReviews>({ state: 'loading', sort, reviews: [] })
  const isMissing = isWanted && (searched.state !== 'ready' || searched.sort !== sort)
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    fetchReviewsToSearch({ data: { group, sort } }).then(
      (page) => isCurrent && setSearched({ state: page ? 'ready' : 'failed', sort, reviews: page?.reviews ?? [] }),
      () => isCurrent && setSearched({ state: 'failed', sort, reviews: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [group, sort, isMissing])
  return isMissing && searched.state === 'ready' ? { ...searched, state: 'loading' } : searched
}
