import { expect, test } from 'vitest'
import { createBodyStream, repeatChunk, toBytes } from './body-stream.fixtures.ts'
import { readBody } from './read-body.ts'

const KIB = 1024
const toText = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

test('a body is read to its end, whatever its chunks [CTR-03]', async () => {
  const text = 'é'.repeat(100_000)
  const bytes = toBytes(text)
  for (const size of [1, 7, 64 * KIB, bytes.length]) {
    const count = Math.ceil(bytes.length / size)
    const chunks = Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
    expect(toText(await readBody(new Response(createBodyStream(chunks).stream), 300_000))).toBe(text)
  }
})

test('a response without a body is empty', async () => {
  expect(await readBody(new Response(null, { status: 204 }), 10)).toHaveLength(0)
  expect(await readBody(new Response(''), 10)).toHaveLength(0)
})

test('a body of exactly the limit is read, one byte more is not [CTR-03]', async () => {
  expect(await readBody(new Response('x'.repeat(100)), 100)).toHaveLength(100)
  expect(await readBody(new Response('x'.repeat(101)), 100)).toBeUndefined()
})

test('an endless body is given up at the limit [CTR-03]', async () => {
  const { stream, state } = createBodyStream(repeatChunk(new Uint8Array(64 * KIB)))
  expect(await readBody(new Response(stream), 1024 * KIB)).toBeUndefined()
  expect(state.bytesRead).toBeLessThanOrEqual(1024 * KIB + 64 * KIB)
  expect(state.isCancelled).toBe(true)
})

test('a body that declares to be too long is not read at all [CTR-03]', async () => {
  const { stream, state } = createBodyStream(repeatChunk(new Uint8Array(1)))
  const response = new Response(stream, { headers: { 'content-length': '101' } })
  expect(await readBody(response, 100)).toBeUndefined()
  expect(state).toEqual({ bytesRead: 0, isCancelled: true })
})

test.each(['-5', 'many', '7'])('a content-length of %s that is wrong changes nothing', async (length) => {
  const response = new Response('x'.repeat(100_000), { headers: { 'content-length': length } })
  expect(await readBody(response, 200_000)).toHaveLength(100_000)
})

test('an abort stops the reading of a body that stalls [CTR-03]', async () => {
  const controller = new AbortController()
  const { stream, state } = createBodyStream([toBytes('{"a":')], { endless: true })
  const reading = readBody(new Response(stream), 100, controller.signal)
  controller.abort()
  await reading
  expect(state.isCancelled).toBe(true)
})

test('a body that breaks rejects', async () => {
  const stream = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  await expect(readBody(new Response(stream), 100)).rejects.toThrow('reset')
})
