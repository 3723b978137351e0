/** Marks a server function request whose page is a preview: the request's own URL does not carry preview=true. */
export const PREVIEW_HEADER = 'x-preview'

/** Whether an address asks for draft content (spec 2: "preview=true: loads draft content"); other values do not. */
export const asksForPreview = (url: string): boolean =>
  url.includes('preview=') && new URL(url).searchParams.get('preview') === 'true'

/** The same path asking for draft content. */
export function withPreview(path: string): string {
  const [address = '', fragment] = path.split('#', 2)
  const preview = `${address}${address.includes('?') ? '&' : '?'}preview=true`
  return fragment === undefined ? preview : `${preview}#${fragment}`
}

const previews = new WeakSet<Request>()

/** Registers that a request may see drafts. Only the server's entry does, once it has decided it. */
export const registerPreview = (request: Request): void => void previews.add(request)

/** Whether the response to a request shows drafts. */
export const isRegisteredPreview = (request: Request): boolean => previews.has(request)
