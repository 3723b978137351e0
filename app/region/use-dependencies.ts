import { createIsomorphicFn } from '@tanstack/react-start'
import type { Dependencies } from '#app/page/rendered-once.server.tsx'
import { useHrefFor } from './use-client-links.ts'

/**
 * The dependencies of markup that is made of `source` and links to pages of this region; `part` tells several apart. Undefined
 * in the browser, which keeps no markup.
 */
export const useDependencies = createIsomorphicFn().server(
  (source: object, part = ''): Dependencies => ({ source, variant: `${part} ${useHrefFor()('/')}` }),
)
