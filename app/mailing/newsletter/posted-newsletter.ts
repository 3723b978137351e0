import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getPostedNewsletter, type PostedNewsletter } from './newsletter-post.server.ts'

/** The sign-up that the page's own request has posted in vain; null for a page that was only opened, and in the browser. */
export const readPostedNewsletter = createIsomorphicFn()
  .server((): PostedNewsletter | null => getPostedNewsletter(getRequest()) ?? null)
  .client((): PostedNewsletter | null => null)
