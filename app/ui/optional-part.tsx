import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/** A part with lazily loaded code that the page does without if the code fails to load. */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'once'} errorComponent={Nothing}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)
