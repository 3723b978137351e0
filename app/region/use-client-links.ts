import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useMemo } from 'react'
import type { Dependencies } from '#app/page/rendered-once.server.tsx'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { rewritePath, splitPath } from './rewrite.ts'

/**
 * Returns a function that adds the region and preview parts of the router's links to a path. For plain links in markup that
 * React does not hydrate, and in long lists, where router Links cost too much.
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
    // React's own listeners are on the document too and were added first, so what they handled is already prevented.
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || !link.closest('[data-client-links]') || isBrowserHandledClick(event)) return
      if (link.target || link.origin !== window.location.origin) return
      // another region's shop is another page load (REG-05)
      if (splitPath(link.pathname).region !== router.options.context.region) return
      event.preventDefault()
      router.history.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
}

/**
 * The dependencies of static markup that is made of `source` and links to pages of this region; `part` distinguishes several.
 * Undefined in the browser, which caches no markup.
 */
export const useDependencies = createIsomorphicFn().server(
  (source: object, part = ''): Dependencies => ({ source, variant: `${part} ${useHrefFor()('/')}` }),
)
