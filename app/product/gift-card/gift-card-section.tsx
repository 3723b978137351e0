import { createIsomorphicFn } from '@tanstack/react-start'
import { Island } from '#app/page/island.tsx'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { GiftFields } from './gift-fields.tsx'
// style of the island (app/page/build/part-styles.ts)
import './gift-fields.module.css?styles-only'

const Fields = createIsomorphicFn()
  .server(() => GiftFields)
  .client(() => lazyOptional(() => import('./gift-fields.tsx').then((module) => module.GiftFields)))()

/** `GiftFields` as an island, so that only gift cards load them. */
export const GiftCardSection = () => (
  <Island name="gift">
    <Fields />
  </Island>
)
