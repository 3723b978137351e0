/** Shopify's global id of a thing: gid://shopify/Product/1001. */
export function gid(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`
}

/** Type and id of a global id, without what follows a question mark; null for anything else. */
export function parseGid(value: string): { type: string; id: string } | null {
  const [, type, id] = /^gid:\/\/shopify\/([A-Za-z]+)\/([^/?]+)(?:\?.*)?$/.exec(value) ?? []
  return type && id ? { type, id } : null
}

/** The id inside a global id of the expected type; undefined when it is of another type or no global id at all. */
export function idOf(type: string, value: string): string | undefined {
  const parsed = parseGid(value)
  return parsed?.type === type ? parsed.id : undefined
}
