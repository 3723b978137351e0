import { type ComponentType, lazy } from 'react'

/**
 * A lazy component that never appears if its code fails to load; server markup in its place stays. It needs a Suspense
 * boundary of its own, such as an Island. A part that a press opens passes what `window.stalePage` does for it.
 */
export const lazyOptional = <Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => onFailure?.()),
    ),
  )
