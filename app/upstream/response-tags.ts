import { getRequestContext } from '#app/request-context.ts'

/** The sources of a response. `isOutdated`: one of them has changed and could not be read again. */
type Sources = { tags: Set<string>; isOutdated: boolean }

declare module '#app/request-context.ts' {
  interface RequestContext {
    sources?: Sources
  }
}

/** The longest value of the header: caches in front accept headers of 4 to 16 KB in total. */
const MAX_LENGTH = 2_000
/** Cache-Control of a page with an outdated part: revalidated after a second, and stale only while rendering fails. */
const OUTDATED_PAGE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=3600'
/**
 * A tag without spaces, commas or characters of regular expressions, for headers and for the expressions of caches in front.
 */
const WELL_FORMED = /^[a-z0-9:_-]{1,120}$/

/** Records a source of the response to a request. */
export function recordSource(
  request: Request,
  { tags, isOutdated }: { tags: readonly string[]; isOutdated: boolean },
): void {
  const context = getRequestContext(request)
  context.sources ??= { tags: new Set(), isOutdated: false }
  const { sources } = context
  for (const tag of tags) sources.tags.add(tag)
  sources.isOutdated ||= isOutdated
}

/**
 * Sets the header with a response's tags if shared caches may store it; an outdated response is stored for a second. If
 * the header is too long, the tags of products are replaced by `long-list:{region}`, which every change of a product
 * purges too.
 */
export function setSourceHeaders(request: Request, headers: Headers, name: 'surrogate-key' | 'cache-tag'): void {
  const { sources } = getRequestContext(request)
  if (!sources || !headers.get('cache-control')?.includes('s-maxage')) return
  if (sources.isOutdated) headers.set('cache-control', OUTDATED_PAGE)
  const tags = [...sources.tags].filter((tag) => WELL_FORMED.test(tag)).sort()
  if (tags.length > 0) headers.set(name, formatTags(tags, name === 'cache-tag' ? ',' : ' '))
}

function formatTags(tags: readonly string[], separator: string): string {
  const text = tags.join(separator)
  if (text.length <= MAX_LENGTH) return text
  const short = new Set(tags.map((tag) => (tag.startsWith('product:') ? toLongListTag(tag) : tag)))
  return [...short].sort().join(separator)
}

const toLongListTag = (productTag: string) => `long-list:${productTag.split(':')[1]}`
