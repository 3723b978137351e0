import { createIsomorphicFn } from '@tanstack/react-start'
import { Island } from '#app/ui/island.tsx'
import { lazyOptional } from '#app/ui/optional-part.tsx'
import type { Product } from '../product.ts'
import type { ReviewPage } from './reviews.ts'
import { SortableReviews } from './sortable-reviews.tsx'
// styles of the island (scripts/build/keep-style-imports.ts)
import '#app/ui/stars.module.css?styles-only'
import './review-item.module.css?styles-only'
import './review-summary.module.css?styles-only'
import './review-tools.module.css?styles-only'
import './reviews-view.module.css?styles-only'
import './runs-summary.module.css?styles-only'

const Reviews = createIsomorphicFn()
  .server(() => SortableReviews)
  .client(() => lazyOptional(() => import('./sortable-reviews.tsx').then((module) => module.SortableReviews)))()

/** What buyers say (PDP-11). Without script its first page can be read. */
export const ReviewsSection = ({ product, firstPage }: { product: Product; firstPage: ReviewPage }) => (
  <Island>
    <Reviews product={product} firstPage={firstPage} />
  </Island>
)
