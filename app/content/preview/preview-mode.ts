import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { isRegisteredPreview, PREVIEW_HEADER } from './preview-request.ts'

/**
 * Whether this page shows drafts (NAV-18). The server decides; a browser reads its decision from the document (app/routes/
 * __root.tsx), so that it is fixed until the next page load, like the region.
 */
export const isPreview = createIsomorphicFn()
  .server((): boolean => isRegisteredPreview(getRequest()))
  .client((): boolean => document.documentElement.dataset.preview !== undefined)

/** Request headers that make a server function read drafts if its page does. */
export const getPreviewHeaders = (): Record<string, string> | undefined =>
  isPreview() ? { [PREVIEW_HEADER]: 'true' } : undefined

/** The router's rewrite for previews: removes preview=true before routes match, and adds it to every link. */
export const previewRewrite = {
  input: ({ url }: { url: URL }) => {
    url.searchParams.delete('preview')
    return url
  },
  output: ({ url }: { url: URL }) => {
    url.searchParams.set('preview', 'true')
    return url
  },
}
