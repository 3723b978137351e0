/** A character of a string has three bytes at most in UTF-8. */
const MAX_BYTES = 3

const encoder = new TextEncoder()
/** Reused because a page's bytes are encoded without a turn for other work. Most pages fit into it. */
const scratch = new Uint8Array(1024 * 1024)

/** The UTF-8 bytes of text in pieces: half the cost of joining them first. No piece may end within a surrogate pair. */
export function encodeParts(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0) * MAX_BYTES
  const target = length <= scratch.length ? scratch : new Uint8Array(length)
  let end = 0
  for (const part of parts) end += encoder.encodeInto(part, target.subarray(end)).written
  return target.slice(0, end)
}
