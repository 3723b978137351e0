import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/**
 * A part with lazily loaded code that the page does without if the code fails to load. A page that lost it to a newer build
 * is loaded again where a press waits for the part.
 */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'once'} errorComponent={Nothing} onCatch={() => window.stalePage?.onPartFailed()}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)
