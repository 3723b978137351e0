import { createIsomorphicFn } from '@tanstack/react-start'
import { Island } from '#app/ui/island.tsx'
import { lazyOptional } from '#app/ui/lazy-optional.ts'
import { RecommendationRows } from './recommendation-rows.tsx'
// style of the island (scripts/build/keep-style-imports.ts)
import './card-row.module.css?styles-only'

const Rows = createIsomorphicFn()
  .server(() => RecommendationRows)
  .client(() => lazyOptional(() => import('./recommendation-rows.tsx').then((module) => module.RecommendationRows)))()

/** Other goods, below everything else on a product's page (PDP-12). */
export const ProductRecommendations = ({ productId }: { productId: string }) => (
  <Island>
    <Rows productId={productId} />
  </Island>
)
