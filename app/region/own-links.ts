import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useMemo } from 'react'
import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'

/** Paths need an origin to be rewritten; which one does not matter. */
const ANY_ORIGIN = 'https://shop.invalid'

/**
 * For long lists of plain links, menus above all: the router's own Link works out its place anew each time it is drawn,
 * which a hundred of them cannot afford. `hrefFor` gives a path what the router's rewrite gives its links (region,
 * preview); `follow` belongs on an element around the links and leads the router where the browser would have gone.
 */
export function useOwnLinks() {
  const router = useRouter()
  return useMemo(
    () => ({
      hrefFor(path: string): string {
        if (!path.startsWith('/')) return path
        const url = new URL(path, ANY_ORIGIN)
        router.options.rewrite?.output?.({ url })
        return url.pathname + url.search + url.hash
      },
      /** True where the click was on a link of ours and the router takes it from here. */
      follow(event: MouseEvent): boolean {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link?.href || link.target || link.origin !== window.location.origin || opensElsewhere(event)) return false
        event.preventDefault()
        router.history.push(link.pathname + link.search + link.hash)
        return true
      },
    }),
    [router],
  )
}
