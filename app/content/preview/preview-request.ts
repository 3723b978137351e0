/** Marks a server function request whose page is a preview: the request's own URL does not carry preview=true. */
export const PREVIEW_HEADER = 'x-preview'

/** Whether a request is for draft content (spec 2: "preview=true: loads draft content"); other values are not. */
export const isPreviewRequest = (url: string, headers?: Headers): boolean =>
  headers?.get(PREVIEW_HEADER) === 'true' || (url.includes('preview=') && hasPreviewParam(new URL(url)))

const hasPreviewParam = ({ searchParams }: URL) => searchParams.get('preview') === 'true'
