import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { ReturnState } from './returns-machine.ts'
import { returnsPost } from './returns-post.server.ts'

/** The return that the page's own request has posted; null for a page that was only opened, and in the browser. */
export const readPostedReturn = createIsomorphicFn()
  .server((): ReturnState | null => returnsPost.getPosted(getRequest()))
  .client((): ReturnState | null => null)
