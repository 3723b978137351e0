import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'

/**
 * Markup of a static part that nobody sees until they open it: on the server text for the parser, so that it is no elements
 * before it is needed (fill-closed-parts-script.ts). Readers without script and crawlers have it as it is.
 */
export const toClosedPart = createIsomorphicFn()
  .server((markup: ReactNode) => <noscript>{markup}</noscript>)
  .client((markup: ReactNode) => markup)
