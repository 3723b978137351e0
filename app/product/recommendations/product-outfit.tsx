import { createIsomorphicFn } from '@tanstack/react-start'
import { Island } from '#app/ui/island.tsx'
import { lazyOptional } from '#app/ui/lazy-optional.ts'
import { OutfitRow } from './outfit-row.tsx'
// styles of the island (scripts/build/keep-style-imports.ts)
import './card-row.module.css?styles-only'
import './outfit-row.module.css?styles-only'

const Row = createIsomorphicFn()
  .server(() => OutfitRow)
  .client(() => lazyOptional(() => import('./outfit-row.tsx').then((module) => module.OutfitRow)))()

/** What is worn with a product, after the product itself (PDP-12). */
export const ProductOutfit = ({ productId }: { productId: string }) => (
  <Island>
    <Row productId={productId} />
  </Island>
)
