/** Shopify's global id: gid://shopify/Product/1001. */
export function toGid(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`
}

/** The type and id of a global id, without its query; null for any other text. */
export function parseGid(gid: string): { type: string; id: string } | null {
  const [, type, id] = /^gid:\/\/shopify\/([A-Za-z\d]+)\/([^/?]+)(?:\?.*)?$/.exec(gid) ?? []
  return type && id ? { type, id } : null
}

/** The id in a global id of a type; undefined for another type or any other text. */
export function fromGid(type: string, gid: string): string | undefined {
  const parsed = parseGid(gid)
  return parsed?.type === type ? parsed.id : undefined
}
