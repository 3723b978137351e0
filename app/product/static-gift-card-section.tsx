import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { StaticPart } from '#app/ui/static-part.tsx'
import { GiftCardSection } from './gift-card-section.tsx'
// style of the static part (scripts/build/keep-style-imports.ts)
import './gift-card-section.module.css?styles-only'

const renderOnServer = createIsomorphicFn().server(() => <GiftCardSection />)
const LazySection = lazy(() =>
  import('./gift-card-section.tsx').then((module) => ({ default: module.GiftCardSection })),
)

/** `GiftCardSection` as a static part, so that only gift cards load its words. */
export const StaticGiftCardSection = () => <StaticPart server={renderOnServer()} client={<LazySection />} />
