import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { isPreviewRequest, PREVIEW_HEADER } from './preview-request.ts'

/** Whether this page shows drafts (NAV-18). Fixed until the next page load, like the region. */
export const isPreview = createIsomorphicFn()
  .server((): boolean => {
    const { url, headers } = getRequest()
    return isPreviewRequest(url, headers)
  })
  .client((): boolean => isPreviewRequest(window.location.href))

/** Request headers that make a server function read drafts if its page does. */
export const getPreviewHeaders = (): Record<string, string> | undefined =>
  isPreview() ? { [PREVIEW_HEADER]: 'true' } : undefined
