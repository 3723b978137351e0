import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getPostedReferral, type PostedReferral } from './referral.server.ts'

/** The referral that the page's own request has posted; null for a page that was only opened, and in the browser. */
export const readPostedReferral = createIsomorphicFn()
  .server((): PostedReferral | null => getPostedReferral(getRequest()) ?? null)
  .client((): PostedReferral | null => null)
