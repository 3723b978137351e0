const tagsByRequest = new WeakMap<Request, Set<string>>()

/** The longest value of the header: fronts take headers of 4 to 16 KB together. */
const MAX_LENGTH = 2_000
/** A tag in a header and in a front's expressions: no spaces, commas or signs of regular expressions. */
const WELL_FORMED = /^[a-z0-9:_-]{1,120}$/

/** Notes what the response to a request is made of. */
export function collectTags(request: Request, tags: readonly string[]): void {
  const collected = tagsByRequest.get(request) ?? new Set()
  tagsByRequest.set(request, collected)
  for (const tag of tags) collected.add(tag)
}

/**
 * Sets the header with what a response is made of, if shared caches may store it. Where the tags are too long, the products
 * give way to `long-list:{region}`, which every change of a product purges as well.
 */
export function setTags(request: Request, headers: Headers, name: 'surrogate-key' | 'cache-tag'): void {
  const tags = [...(tagsByRequest.get(request) ?? [])].filter((tag) => WELL_FORMED.test(tag)).sort()
  if (tags.length === 0 || !headers.get('cache-control')?.includes('s-maxage')) return
  headers.set(name, formatTags(tags, name === 'cache-tag' ? ',' : ' '))
}

function formatTags(tags: readonly string[], separator: string): string {
  const text = tags.join(separator)
  if (text.length <= MAX_LENGTH) return text
  const short = new Set(tags.map((tag) => (tag.startsWith('product:') ? toLongListTag(tag) : tag)))
  return [...short].sort().join(separator)
}

const toLongListTag = (productTag: string) => `long-list:${productTag.split(':')[1]}`
