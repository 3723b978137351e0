import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import type { Region } from '#contracts/shop/regions.ts'
import { splitPath } from './rewrite.ts'

/** Returns the region of the current page from its address, on the server and in the browser. */
export const getCurrentRegion = createIsomorphicFn()
  .server((): Region => splitPath(getRequestUrl().pathname).region)
  .client((): Region => splitPath(window.location.pathname).region)
