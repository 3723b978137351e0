/** The two formats of a page, by their media types. */
export type PageFormat = 'text/html' | 'text/markdown'

/** The format that a request's Accept header asks for: Markdown where it is listed without a lower weight, as programs do. */
export const getPageFormat = (accept: string | null | undefined): PageFormat =>
  /text\/markdown(?!\s*;\s*q)/i.test(accept ?? '') ? 'text/markdown' : 'text/html'
