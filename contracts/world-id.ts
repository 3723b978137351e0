import { WORLD_BAGGAGE, WORLD_COOKIE } from './shop/visitor.ts'

type Sources = { baggage?: string | null | undefined; cookie?: string | null | undefined }

/**
 * The id of the simulated world that a request names: in its `baggage` header, else in its cookie; undefined without one.
 * Everyone who looks for a world uses this, so that a page cache and a backend never read different worlds from one header.
 */
export const readWorldId = ({ baggage, cookie }: Sources): string | undefined =>
  readMember(baggage, ',', WORLD_BAGGAGE) ?? readMember(cookie, ';', WORLD_COOKIE)

/** The `baggage` header that names a world and nothing else. */
export const toWorldBaggage = (worldId: string): string => `${WORLD_BAGGAGE}=${encodeURIComponent(worldId)}`

/** Reads a value from W3C baggage (comma-separated `key=value;property` members) or from a Cookie header (semicolons). */
function readMember(header: string | null | undefined, separator: ',' | ';', name: string): string | undefined {
  for (const part of header?.split(separator) ?? []) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue
    const [value = ''] = part.slice(equals + 1).split(';')
    return decode(value.trim()) || undefined
  }
  return undefined
}

/** Percent-decodes a value; an invalid one stays as it is, and no world has such an id. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
