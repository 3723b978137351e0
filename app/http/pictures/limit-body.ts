type Limits = {
  /** Bytes as they are read, whatever the length that was announced. */
  maxBytes: number
  /** How long the host may take for all of them together, in ms, without the time that a slow reader takes. */
  maxWaitMs: number
}

/** Why a body broke off. */
export type BodyFailure = 'too large' | 'too slow' | 'broken off'

/** A body that fails if it grows over its limits or breaks off; `onFailure` is told why. */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, maxWaitMs }: Limits,
  onFailure: (failure: BodyFailure) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let [bytes, waitedMs] = [0, 0]
  const fail = (controller: ReadableStreamDefaultController, failure: BodyFailure) => {
    reader.cancel().catch(() => undefined)
    onFailure(failure)
    controller.error(new Error(`The picture is ${failure}.`))
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const startedAt = performance.now()
        const read = await readWithin(reader, maxWaitMs - waitedMs).catch((): BodyFailure => 'broken off')
        waitedMs += performance.now() - startedAt
        if (typeof read === 'string') return fail(controller, read)
        if (read.done) return controller.close()
        bytes += read.value.byteLength
        if (bytes > maxBytes) return fail(controller, 'too large')
        controller.enqueue(read.value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // nothing is read ahead, or a slow reader's time would count as the host's
    { highWaterMark: 0 },
  )
}

async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'too slow'>((resolve) => {
    timer = setTimeout(() => resolve('too slow'), Math.max(0, ms))
  })
  try {
    return await Promise.race([reader.read(), late])
  } finally {
    clearTimeout(timer)
  }
}
