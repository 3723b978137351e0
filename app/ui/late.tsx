import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

const Nothing = () => null

/**
 * A part of a page whose code comes in its own time (`lazy`), and that the page does without where it does not come: a
 * phone in a lift loses the zoom and keeps the shop.
 */
export const Late = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'once'} errorComponent={Nothing}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)
