import { WORLD_BAGGAGE, WORLD_COOKIE } from '#contracts/visitor.ts'
import { DEFAULT_WORLD } from './worlds.ts'

/** The name of the world a request belongs to: what `baggage` says, else the cookie, else the default one. */
export function worldIdOf(headers: Headers): string {
  return (
    member(headers.get('baggage'), ',', WORLD_BAGGAGE) ??
    member(headers.get('cookie'), ';', WORLD_COOKIE) ??
    DEFAULT_WORLD
  )
}

/** W3C baggage: comma-separated `key=value;property` members, values percent-encoded. A Cookie header reads the same way, by semicolons. */
function member(header: string | null, separator: ',' | ';', name: string): string | undefined {
  for (const part of header?.split(separator) ?? []) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue
    const [value = ''] = part.slice(equals + 1).split(';')
    return decoded(value.trim())
  }
  return undefined
}

/** A value that is not percent-encoded properly names no world; the caller's check of the name says so. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
