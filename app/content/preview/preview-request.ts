/** Server functions are called at an address of their own; this says that the page that calls them is a preview. */
export const PREVIEW_HEADER = 'x-preview'

/** Spec 2: "preview=true: loads draft content". Exactly that word. */
export const asksForPreview = (url: string, headers?: Headers): boolean =>
  headers?.get(PREVIEW_HEADER) === 'true' || (url.includes('preview=') && isMarked(new URL(url)))

const isMarked = ({ searchParams }: URL) => searchParams.get('preview') === 'true'
