import { getPageFormat, type PageFormat } from '#contracts/shop/page-format.ts'
import { toMarkdown } from './to-markdown.ts'

/** The format of the page that a request reads; a post is always answered with HTML. */
export const getRequestedFormat = ({ method, headers }: Request): PageFormat =>
  method === 'GET' || method === 'HEAD' ? getPageFormat(headers.get('accept')) : 'text/html'

/** The request as Start reads it, which renders pages for HTML alone. */
export function withHtmlAccepted({ url, method, signal, headers: sent }: Request): Request {
  const headers = new Headers(sent)
  headers.set('accept', 'text/html')
  // by its parts, because a request of the development server is none that the constructor takes
  return new Request(url, { method, headers, signal })
}

/** A finished response in the requested format, if it is a page; every page says that its format varies. */
export async function toFormat(
  response: Response,
  { format, origin }: { format: PageFormat; origin: string },
): Promise<Response> {
  const { headers, status } = response
  if (!headers.get('content-type')?.startsWith('text/html')) return response
  headers.append('vary', 'accept')
  if (format === 'text/html') return response
  headers.set('content-type', 'text/markdown; charset=utf-8')
  for (const name of ['content-security-policy', 'link', 'etag']) headers.delete(name)
  const html = await response.text()
  return new Response(html === '' ? null : toMarkdown(html, origin), { status, headers })
}
