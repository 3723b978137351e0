import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy, useState } from 'react'
import { Kept, useTakenOver } from '#app/ui/kept.tsx'
import { useNear } from '#app/ui/use-near.ts'
import { firstPage } from './review-list.ts'
import type { ReviewPage } from './reviews.ts'
import styles from './reviews-section.module.css'
import { ReviewsView } from './reviews-view.tsx'
import './review-item.module.css'
import './review-summary.module.css'
import './reviews-view.module.css'
import '#app/ui/stars.module.css'

type Props = { group: string; first: ReviewPage }

const made = createIsomorphicFn().server(({ first }: Props) => <ReviewsView list={firstPage(first)} />)
const load = () => import('./live-reviews.tsx')
const Fresh = lazy(() => load().then(({ LiveReviews }) => ({ default: LiveReviews })))

/**
 * What buyers say. The first page of it stands as the server drew it, and can be read without script; what sorts it and
 * reads on takes its place when it comes near the screen.
 */
export function ReviewsSection(props: Props) {
  const takenOver = useTakenOver()
  const [Live, come] = useState<ComponentType<Props> | null>(null)
  const place = useNear<HTMLElement>(() => {
    if (takenOver && props.first.total > 0) void load().then(({ LiveReviews }) => come(() => LiveReviews))
  })
  return (
    <section ref={place} id="reviews" className={styles.section} aria-labelledby="reviews-title">
      {Live ? <Live {...props} /> : <Kept made={made(props)} fresh={<Fresh {...props} />} />}
    </section>
  )
}
