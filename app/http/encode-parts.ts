/** A character of a string has three bytes at most in UTF-8. */
const MAX_BYTES = 3

const encoder = new TextEncoder()
/** Reused because a page's bytes are encoded without a turn for other work. Most pages fit into it. */
const scratch = new Uint8Array(1024 * 1024)

/** The styles of all routes are a few dozen. */
const MAX_STYLES = 100
const bytesByStyle = new Map<string, Uint8Array>()

/**
 * The UTF-8 bytes of text in pieces: half the cost of joining them first. No piece may end within a surrogate pair. The piece
 * that is the page's style is encoded once for all pages.
 */
export function encodeParts(parts: readonly string[], style: string): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0) * MAX_BYTES
  const target = length <= scratch.length ? scratch : new Uint8Array(length)
  let end = 0
  for (const part of parts) {
    if (part === style) {
      const bytes = encodeStyle(style)
      target.set(bytes, end)
      end += bytes.length
    } else end += encoder.encodeInto(part, target.subarray(end)).written
  }
  return target.slice(0, end)
}

function encodeStyle(style: string): Uint8Array {
  const cached = bytesByStyle.get(style)
  if (cached) return cached
  const bytes = encoder.encode(style)
  if (bytesByStyle.size < MAX_STYLES) bytesByStyle.set(style, bytes)
  return bytes
}
