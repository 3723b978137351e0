import { getRequestContext } from '#app/request-context.ts'

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
