import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import type { Region } from './regions.ts'
import { splitPath } from './rewrite.ts'

/** The region of the page being rendered or shown, from its address: the one place that both sides can read. */
export const currentRegion = createIsomorphicFn()
  .server((): Region => splitPath(getRequestUrl().pathname).region)
  .client((): Region => splitPath(window.location.pathname).region)
