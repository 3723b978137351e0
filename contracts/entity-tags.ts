/** An entity tag as RFC 9110 8.8.3 writes it; a comma may stand within. */
const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/**
 * Whether If-None-Match names an entity tag (RFC 9110, 13.1.2): a list of tags, or `*` for any, compared without regard to
 * their being weak. Then the client has the representation, and the response is 304.
 */
export function isKnownTag(ifNoneMatch: string | null | undefined, etag: string | null | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(TAG)?.some((tag) => withoutWeakness(tag) === withoutWeakness(etag)) ?? false
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '')
