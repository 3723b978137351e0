import { useHydrated } from '@tanstack/react-router'
import { useEffect, useReducer, useRef } from 'react'
import { getNextPage, toReviewList, transition } from './review-list.ts'
import { fetchReviews } from './reviews.functions.ts'
import type { ReviewPage, Sort } from './reviews.ts'
import { ReviewsView } from './reviews-view.tsx'

/** Reviews that can be sorted and extended page by page, starting with the page that the server read. */
export function SortableReviews({ group, firstPage }: { group: string; firstPage: ReviewPage }) {
  const isHydrated = useHydrated()
  const [list, dispatch] = useReducer(transition, firstPage, toReviewList)
  const items = useRef<HTMLUListElement>(null)
  const shownCount = useRef(firstPage.reviews.length)

  async function load(sort: Sort, page: number) {
    try {
      const loadedPage = await fetchReviews({ data: { group, sort, page } })
      dispatch(loadedPage ? { type: 'loaded', sort, page: loadedPage } : { type: 'failed', sort })
    } catch {
      dispatch({ type: 'failed', sort })
    }
  }

  // Keyboard users who asked for more continue at the first new review.
  useEffect(() => {
    const firstNew = items.current?.children[shownCount.current]
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true })
    shownCount.current = list.reviews.length
  }, [list.reviews.length])

  const controls = {
    items,
    onSort(sort: Sort) {
      dispatch({ type: 'sort', sort })
      void load(sort, 1)
    },
    onMore() {
      dispatch({ type: 'more' })
      void load(list.sort, getNextPage(list))
    },
  }
  return <ReviewsView list={list} controls={isHydrated ? controls : undefined} />
}
