import { useEffect, useReducer, useRef } from 'react'
import { firstPage, nextPage, transition } from './review-list.ts'
import { fetchReviews } from './reviews.functions.ts'
import type { ReviewPage, Sort } from './reviews.ts'
import { ReviewsView } from './reviews-view.tsx'

/** Reviews that can be sorted and read to the end. They begin with the page that the server drew. */
export function LiveReviews({ group, first }: { group: string; first: ReviewPage }) {
  const [list, tell] = useReducer(transition, first, firstPage)
  const items = useRef<HTMLUListElement>(null)
  const read = useRef(first.reviews.length)

  async function ask(sort: Sort, page: number) {
    try {
      tell({ type: 'came', sort, page: await fetchReviews({ data: { group, sort, page } }) })
    } catch {
      tell({ type: 'failed', sort })
    }
  }

  // whoever asked for more by keyboard goes on where they are
  useEffect(() => {
    const next = items.current?.children[read.current]
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    read.current = list.reviews.length
  }, [list.reviews.length])

  return (
    <ReviewsView
      list={list}
      controls={{
        items,
        onSort(sort) {
          tell({ type: 'sort', sort })
          void ask(sort, 1)
        },
        onMore() {
          tell({ type: 'more' })
          void ask(list.sort, nextPage(list))
        },
      }}
    />
  )
}
