import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { asksForPreview, PREVIEW_HEADER } from './preview-request.ts'

/**
 * Whether this page shows drafts (NAV-18). Fixed for a page's life, like its region: all its links carry preview=true, so
 * entering and leaving a preview are page loads.
 */
export const previewing = createIsomorphicFn()
  .server((): boolean => {
    const { url, headers } = getRequest()
    return asksForPreview(url, headers)
  })
  .client((): boolean => asksForPreview(window.location.href))

/** What a call of a server function says of its page, so that its loader reads drafts too. */
export const previewHeaders = (): Record<string, string> | undefined =>
  previewing() ? { [PREVIEW_HEADER]: 'true' } : undefined
