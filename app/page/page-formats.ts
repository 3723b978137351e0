import type { PageFormat } from '#contracts/shop/page-format.ts'
import { toMarkdown } from './to-markdown.ts'

/** The request as Start reads it, which renders pages for HTML alone. */
export function withHtmlAccepted(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('accept', 'text/html')
  return new Request(request, { headers })
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
