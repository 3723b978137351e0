import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { Kept } from '#app/ui/kept.tsx'
import { useLatePart } from '#app/ui/use-late-part.ts'
import { firstPage } from './review-list.ts'
import type { ReviewPage } from './reviews.ts'
import styles from './reviews-section.module.css'
import { ReviewsView } from './reviews-view.tsx'
import '#app/ui/stars.module.css'
import './review-item.module.css'
import './review-summary.module.css'
import './reviews-view.module.css'

type Props = { group: string; first: ReviewPage }

const made = createIsomorphicFn().server(({ first }: Props) => <ReviewsView list={firstPage(first)} />)
const load = () => import('./live-reviews.tsx').then((module) => module.LiveReviews)
const Fresh = lazy(() => load().then((LiveReviews) => ({ default: LiveReviews })))

/**
 * What buyers say. The first page of it stands as the server drew it, and can be read without script; what sorts it and
 * reads on takes its place when the browser is idle.
 */
export function ReviewsSection(props: Props) {
  const Live = useLatePart(load)
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      {Live ? <Live {...props} /> : <Kept made={made(props)} fresh={<Fresh {...props} />} />}
    </section>
  )
}
