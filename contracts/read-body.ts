/** Grows by doubling, from this many bytes. */
const FIRST_CAPACITY = 64 * 1024

/**
 * Reads a body to its end; undefined if it is longer than `maxBytes`. Once it is too long, or the signal aborts, no more
 * of it is read. Never holds more than twice `maxBytes`, however small the chunks are.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const stop = () => void reader.cancel().catch(() => {})
  const declaredLength = Number(response.headers.get('content-length') ?? 0)
  if (declaredLength > maxBytes) {
    stop()
    return undefined
  }
  // the body of a fetch that was passed in may ignore the signal
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  try {
    let bytes = new Uint8Array(Math.min(maxBytes, Math.max(declaredLength, FIRST_CAPACITY)))
    let length = 0
    for (;;) {
      const { done, value: chunk } = await reader.read()
      if (done) return bytes.subarray(0, length)
      const end = length + chunk.length
      if (end > maxBytes) {
        stop()
        return undefined
      }
      if (end > bytes.length) bytes = grow(bytes, Math.min(maxBytes, Math.max(end, bytes.length * 2)))
      bytes.set(chunk, length)
      length = end
    }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

function grow(bytes: Uint8Array, capacity: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(capacity)
  grown.set(bytes)
  return grown
}
