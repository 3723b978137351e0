import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useMemo } from 'react'
import type { Dependencies } from '#app/page/rendered-once.server.tsx'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { rewritePath, splitPath } from './rewrite.ts'

/**
 * Returns a function that adds the region and preview parts of the router's links to a path: for plain links in markup
 * that React does not hydrate, and in long lists and the header, where router Links cost too much.
 */
export function useHrefFor(): (path: string) => string {
  const { options } = useRouter()
  return useMemo(
    () => (path) => (path.startsWith('/') ? rewritePath(options.context.region, options.rewrite, path) : path),
    [options],
  )
}

/** Makes the router follow the plain links of elements with `clientLinks`. Used once, in the shell. */
export function useClientLinks(): void {
  const router = useRouter()
  useEffect(() => {
    // Listens after React, whose listeners on the document were added first, so a click that React has handled is already
    // prevented.
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || !link.closest('[data-client-links]') || isBrowserHandledClick(event)) return
      if (link.target || link.origin !== window.location.origin) return
      // A link to another region's shop loads a new page (REG-05).
      if (splitPath(link.pathname).region !== router.options.context.region) return
      event.preventDefault()
      // the page that is open already is loaded again, without a further step of Back
      router.history[link.href === window.location.href ? 'replace' : 'push'](link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
}

/**
 * The dependencies of static markup that is made of `source` and links to pages of this region. `part` tells apart
 * several of one source. Undefined in the browser, which caches no markup.
 */
export const useDependencies = createIsomorphicFn().server(
  (source: object, part = ''): Dependencies => ({ source, variant: `${part} ${useHrefFor()('/')}` }),
)
