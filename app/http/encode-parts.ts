import { LRUCache } from 'lru-cache'

/** A character of a string has three bytes at most in UTF-8. */
const MAX_BYTES = 3

const encoder = new TextEncoder()
/** Reused because a page's bytes are encoded without a turn for other work. Most pages fit into it. */
const scratch = new Uint8Array(1024 * 1024)

/** Styles of routes, menus, footers, filters: what is the same on many pages. A content change makes new ones. */
const MAX_KEPT = 200
const bytesByText = new LRUCache<string, Uint8Array>({ max: MAX_KEPT })

/**
 * The UTF-8 bytes of text in pieces: half the cost of joining them first. No piece may end within a surrogate pair. Pieces
 * that are `same` on many pages are encoded once for all of them.
 */
export function encodeParts(parts: readonly string[], same: readonly string[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0) * MAX_BYTES
  const target = length <= scratch.length ? scratch : new Uint8Array(length)
  let end = 0
  for (const part of parts) {
    if (same.includes(part)) {
      const bytes = encodeOnce(part)
      target.set(bytes, end)
      end += bytes.length
    } else end += encoder.encodeInto(part, target.subarray(end)).written
  }
  return target.slice(0, end)
}

function encodeOnce(text: string): Uint8Array {
  const bytes = bytesByText.get(text) ?? encoder.encode(text)
  bytesByText.set(text, bytes)
  return bytes
}
