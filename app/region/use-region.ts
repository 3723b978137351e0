import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import type { Region } from '#contracts/shop/regions.ts'
import { joinPath, splitPath } from './rewrite.ts'

/** The region of this page. It never changes while the page is open. */
export function useRegion(): Region {
  return useRouter().options.context.region
}

/** The public path of a route for a form's `action`. The router adds the region to links, not to forms. */
export const useFormAction = (path: string): string => joinPath(useRegion(), path)

/** Returns the region of the current page from its address, on the server and in the browser. */
export const getCurrentRegion = createIsomorphicFn()
  .server((): Region => splitPath(getRequestUrl().pathname).region)
  .client((): Region => splitPath(window.location.pathname).region)
