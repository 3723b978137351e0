import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getRequestContext } from '#app/request-context.ts'

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

/** Marks a server function request whose page is a preview: the request's own URL does not carry preview=true. */
export const PREVIEW_HEADER = 'x-preview'

/** Whether a URL requests draft content (spec 2: "preview=true: loads draft content"). Other values of the parameter do not. */
export const isPreviewAddress = (url: string): boolean =>
  url.includes('preview=') && new URL(url).searchParams.get('preview') === 'true'

/** Returns the path with preview=true. */
export function withPreview(path: string): string {
  const [address = '', fragment] = path.split('#', 2)
  const preview = `${address}${address.includes('?') ? '&' : '?'}preview=true`
  return fragment === undefined ? preview : `${preview}#${fragment}`
}

declare module '#app/request-context.ts' {
  interface RequestContext {
    isPreview?: true
  }
}

/** Registers that a request may see drafts. Only the server entry calls this, after it has checked the pass. */
export const registerPreview = (request: Request): void => {
  getRequestContext(request).isPreview = true
}

/** Whether the response to a request shows drafts. */
export const isRegisteredPreview = (request: Request): boolean => getRequestContext(request).isPreview === true
