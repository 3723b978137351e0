/** A response's body, which fails if it grows over a limit of bytes; undefined if it says that it is longer. */
export function limitBody(
  { body, headers }: Response,
  maxBytes: number,
): ReadableStream<Uint8Array> | null | undefined {
  const length = headers.get('content-length')
  // HTTP clients never read more than the length that was announced
  if (length !== null) return Number(length) <= maxBytes ? body : undefined
  let bytes = 0
  return (
    body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) controller.error(new Error(`The picture is larger than ${maxBytes} bytes.`))
          else controller.enqueue(chunk)
        },
      }),
    ) ?? null
  )
}
