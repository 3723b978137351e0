import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'

/** Paths need an origin to be rewritten; which one does not matter. */
const ANY_ORIGIN = 'https://shop.invalid'

/**
 * A function that gives a path the region and preview parts that the router's own links have. For plain links, in markup
 * that React does not hydrate and in long lists, where a router Link each costs too much.
 */
export function useHrefFor(): (path: string) => string {
  const router = useRouter()
  return useMemo(
    () => (path) => {
      if (!path.startsWith('/')) return path
      const url = new URL(path, ANY_ORIGIN)
      router.options.rewrite?.output?.({ url })
      return url.pathname + url.search + url.hash
    },
    [router],
  )
}

/** Lets the router follow the plain links of elements marked with `clientLinks`. Belongs in the shell, once. */
export function useClientLinks(): void {
  const router = useRouter()
  useEffect(() => {
    // React's own listeners are on the document too and were added first, so what they handled is already prevented.
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || !link.closest('[data-client-links]') || isBrowserHandledClick(event)) return
      if (link.target || link.origin !== window.location.origin) return
      event.preventDefault()
      router.history.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router])
}
