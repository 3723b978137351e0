import { useHydrated } from '@tanstack/react-router'
import { useEffect, useReducer, useRef, useState } from 'react'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useAnswersOfFit } from '#app/fit/answers-of-fit.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { Product } from '../product.ts'
import { getHeightUnit, getWeightUnit } from './format-measures.ts'
import { getNextPage, toReviewList, transition } from './review-list.ts'
import { useScoreInHistory } from './review-summary.tsx'
import styles from './review-tools.module.css'
import { type ReviewAudience, ReviewTools } from './review-tools.tsx'
import { useReviewVotes } from './review-votes.ts'
import { fetchReviews, fetchReviewsToSearch } from './reviews.functions.ts'
import type { Body, Review, ReviewPage, ReviewQuery, Sort } from './reviews.ts'
import { ReviewsView, type SimilarReviews } from './reviews-view.tsx'
import {
  getNearestChoice,
  getNearSizes,
  hasSimilarBody,
  listHeights,
  listWeights,
  wearsNearSize,
} from './similar-men.ts'

/** Reviews that can be sorted, extended page by page and narrowed to similar men. Starts with the page that the server read. */
export function SortableReviews({ product, firstPage }: { product: Product; firstPage: ReviewPage }) {
  const { group } = product
  const isHydrated = useHydrated()
  const [list, dispatch] = useReducer(transition, firstPage, toReviewList)
  const [from, setFrom] = useState<ReviewAudience>('everyone')
  const { query } = list
  const { similar, hasSize, body, onBody } = useSimilarReviews(product, from, query)
  const getVote = useReviewVotes()
  const items = useRef<HTMLUListElement>(null)
  const shownCount = useRef(firstPage.reviews.length)

  async function load(query: ReviewQuery, page: number) {
    try {
      const loadedPage = await fetchReviews({ data: { group, ...query, page } })
      dispatch(loadedPage ? { type: 'loaded', query, page: loadedPage } : { type: 'failed', query })
    } catch {
      dispatch({ type: 'failed', query })
    }
  }
  function showQuery(query: ReviewQuery) {
    dispatch({ type: 'query', query })
    void load(query, 1)
  }
  const onScore = useScoreInHistory((score) => {
    if (score !== query.score) showQuery({ ...query, score })
  })

  // Keyboard users who loaded more continue at the first new review.
  useEffect(() => {
    const firstNew = items.current?.children[shownCount.current]
    if (firstNew instanceof HTMLElement) firstNew.focus({ preventScroll: true })
    shownCount.current = list.reviews.length
  }, [list.reviews.length])

  const controls = {
    items,
    onMore() {
      dispatch({ type: 'more' })
      void load(query, getNextPage(list))
    },
    onScore,
    getVote,
  }
  const onSort = (sort: Sort) => showQuery({ ...query, sort })
  const tools = isHydrated
    ? { from, sort: query.sort, hasVotes: list.hasVotes, hasSize, onFrom: setFrom, onSort }
    : undefined
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

/** The reviews of men near the shopper's size or build, found in the browser; `similar` is null while everyone's are listed. */
function useSimilarReviews(product: Product, from: ReviewAudience, { sort, score }: ReviewQuery) {
  const t = useWords(reviewsWords)
  const fit = useSavedFit()
  const near = getNearSizes(fit, product)
  const ownBody = useOwnBody(fit !== null)
  const [chosenBody, setBody] = useState<Partial<Body> | null>(null)
  const body = chosenBody ?? ownBody
  const matchesShopper = toCriterion()
  const searched = useSearchedReviews(product.group, sort, matchesShopper !== null)

  function toCriterion(): ((review: Review) => boolean) | null {
    const { height, weight } = body
    if (from === 'size' && near) return (review) => wearsNearSize(review, near.sizes)
    if (from === 'body' && height && weight) return (review) => hasSimilarBody(review, { height, weight })
    return null
  }

  function toSimilar(criterion: (review: Review) => boolean): SimilarReviews {
    const reviews = searched.reviews.filter((review) => criterion(review) && (score === null || review.score === score))
    const counts = { shown: reviews.length, total: searched.reviews.length, size: near?.text ?? '' }
    const summaryKey = reviews.length === 0 ? 'found.none' : from === 'size' ? 'found.size' : 'found.body'
    const stars = score === null ? [] : [t('found.stars', { count: score })]
    const ready = [t(summaryKey, counts), ...stars].join(', ')
    const summary = { loading: t('loading'), failed: t('failed'), ready }[searched.state]
    return { reviews, summary, isBusy: searched.state === 'loading' }
  }

  return { similar: matchesShopper && toSimilar(matchesShopper), hasSize: near !== null, body, onBody: setBody }
}

/** The height and weight from the answers that made the saved fit: those of a quiz without one may be another man's. */
function useOwnBody(hasFit: boolean): Partial<Body> {
  const answers = useAnswersOfFit()
  const { height, weight } = (hasFit && answers) || {}
  return { ...(height !== undefined && { height }), ...(weight !== undefined && { weight }) }
}

/** The reviews that are searched for similar men. */
type SearchedReviews = { state: 'loading' | 'failed' | 'ready'; sort: Sort; reviews: readonly Review[] }

/** Loads the reviews to search while `isWanted`. After a change of order the old ones stay until the new ones arrive. */
function useSearchedReviews(group: string, sort: Sort, isWanted: boolean): SearchedReviews {
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

/** Fields for height and weight in the region's units. The values never leave the page. */
function BodyFields({ body, onBody }: { body: Partial<Body>; onBody: (body: Partial<Body>) => void }) {
  const t = useWords(reviewsWords)
  const region = useRegion()
  const lists = { height: listHeights(getHeightUnit(region)), weight: listWeights(getWeightUnit(region)) }
  return (
    <div className={styles.body}>
      {(['height', 'weight'] as const).map((measure) => {
        const selectedValue = body[measure]
        const choices = lists[measure]
        return (
          <label key={measure} className={styles.field}>
            <span>{t(`body.${measure}`)}</span>
            <select
              className={styles.select}
              value={selectedValue === undefined ? '' : getNearestChoice(choices, selectedValue)}
              onChange={({ target }) => onBody({ ...body, [measure]: Number(target.value) || undefined })}
            >
              <option value="">{t('body.choose')}</option>
              {choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <p className={styles.note}>{t('body.note')}</p>
    </div>
  )
}
