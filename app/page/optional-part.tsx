import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Elements } from '#app/ui/elements.ts'

const Nothing = () => null

/**
 * A part with lazy code that is left out if its code fails to load. A page of a replaced build is reloaded if a press
 * waits for the part.
 */
export const OptionalPart = ({ children }: { children: Elements }) => (
  <CatchBoundary getResetKey={() => 'once'} errorComponent={Nothing} onCatch={() => window.stalePage?.onPartFailed()}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
)

/**
 * A lazy component that never appears if its code fails to load; server markup in its place stays. It needs a Suspense
 * boundary of its own, such as an Island. `onFailure`: what `window.stalePage` does for a part that a press opens.
 */
export function lazyOptional<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => onFailure?.()),
    ),
  )
}
