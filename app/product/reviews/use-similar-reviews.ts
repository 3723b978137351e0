import { useState } from 'react'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import type { Product } from '../product.ts'
import { readOwnBody } from './own-body.ts'
import type { From } from './review-tools.tsx'
import type { Body, Review, Sort } from './reviews.ts'
import type { SimilarReviews } from './reviews-view.tsx'
import { getNearSizes, isBuiltLike, wearsNear } from './similar-men.ts'
import { useSearchedReviews } from './use-searched-reviews.ts'

/** The reviews of men near the shopper's size or build, found in the browser; `similar` is null while everyone's are listed. */
export function useSimilarReviews(product: Product, from: From, sort: Sort) {
  const t = useWords(reviewsWords)
  const near = getNearSizes(useSavedFit(), product)
  const [chosenBody, setBody] = useState<Partial<Body> | null>(null)
  const body = chosenBody ?? (from === 'body' ? readOwnBody() : {})
  const isLike = toCriterion()
  const searched = useSearchedReviews(product.group, sort, isLike !== null)

  function toCriterion(): ((review: Review) => boolean) | null {
    const { height, weight } = body
    if (from === 'size' && near) return (review) => wearsNear(review, near.sizes)
    if (from === 'body' && height && weight) return (review) => isBuiltLike(review, { height, weight })
    return null
  }

  function toSimilar(criterion: (review: Review) => boolean): SimilarReviews {
    const reviews = searched.reviews.filter(criterion)
    const counts = { shown: reviews.length, total: searched.reviews.length, size: near?.text ?? '' }
    const found = reviews.length === 0 ? 'found.none' : from === 'size' ? 'found.size' : 'found.body'
    const summary = { loading: t('loading'), failed: t('failed'), ready: t(found, counts) }[searched.state]
    return { reviews, summary, isBusy: searched.state === 'loading' }
  }

  return { similar: isLike && toSimilar(isLike), hasSize: near !== null, body, onBody: setBody }
}
