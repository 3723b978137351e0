import { useHydrated } from '@tanstack/react-router'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { Product } from '../product.ts'
import { BodyFields } from './body-fields.tsx'
import { getNextPage, toReviewList, transition } from './review-list.ts'
import { type From, ReviewTools } from './review-tools.tsx'
import { fetchReviews } from './reviews.functions.ts'
import type { ReviewPage, Sort } from './reviews.ts'
import { ReviewsView } from './reviews-view.tsx'
import { useSimilarReviews } from './use-similar-reviews.ts'

/** Reviews that can be sorted, extended page by page and narrowed to similar men, starting with the page that the server read. */
export function SortableReviews({ product, firstPage }: { product: Product; firstPage: ReviewPage }) {
  const { group } = product
  const isHydrated = useHydrated()
  const [list, dispatch] = useReducer(transition, firstPage, toReviewList)
  const [from, setFrom] = useState<From>('everyone')
  const { similar, hasSize, body, onBody } = useSimilarReviews(product, from, list.sort)
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
    onMore() {
      dispatch({ type: 'more' })
      void load(list.sort, getNextPage(list))
    },
  }
  function onSort(sort: Sort) {
    dispatch({ type: 'sort', sort })
    void load(sort, 1)
  }
  const tools = isHydrated ? { from, sort: list.sort, hasSize, onFrom: setFrom, onSort } : undefined
  return (
    <ReviewsView
      list={list}
      {...(isHydrated && { controls })}
      similar={similar}
      tools={
        <>
          <ReviewTools tools={tools} hasMeasures={list.runs?.some((count) => count > 0) ?? false} />
          {from === 'body' ? <BodyFields body={body} onBody={onBody} /> : null}
        </>
      }
    />
  )
}
