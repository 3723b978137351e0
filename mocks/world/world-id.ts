import { WORLD_BAGGAGE, WORLD_COOKIE } from '#contracts/visitor.ts'
import { DEFAULT_WORLD } from './worlds.ts'

/** The id of the world that a request belongs to: from `baggage`, else from the cookie, else the default. */
export function getWorldId(headers: Headers): string {
  return (
    readMember(headers.get('baggage'), ',', WORLD_BAGGAGE) ??
    readMember(headers.get('cookie'), ';', WORLD_COOKIE) ??
    DEFAULT_WORLD
  )
}

/** Reads a value from W3C baggage (comma-separated `key=value;property` members) or from a Cookie header (semicolons). */
function readMember(header: string | null, separator: ',' | ';', name: string): string | undefined {
  for (const part of header?.split(separator) ?? []) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue
    const [value = ''] = part.slice(equals + 1).split(';')
    return decode(value.trim())
  }
  return undefined
}

/** Percent-decodes a value; an invalid one stays as it is and fails the caller's check. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
