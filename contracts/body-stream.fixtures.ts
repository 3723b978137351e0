/** A stream of chunks, what was read of it, and whether it was cancelled. */
export function createBodyStream(chunks: Iterable<Uint8Array>, { endless = false } = {}) {
  const iterator = chunks[Symbol.iterator]()
  const state = { bytesRead: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = iterator.next()
        if (!done) {
          state.bytesRead += value.length
          controller.enqueue(value)
        } else if (!endless) controller.close()
        else return new Promise<void>(() => {})
        return undefined
      },
      cancel() {
        state.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, state }
}

/** The same chunk again and again. */
export function* repeatChunk(chunk: Uint8Array): Generator<Uint8Array> {
  for (;;) yield chunk
}

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
