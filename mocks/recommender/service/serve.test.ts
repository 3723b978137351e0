import { expect, onTestFinished, test } from 'vitest'
import { createApiKeys } from './api-keys.ts'
import { serveFit } from './serve.ts'

test('a body larger than any fit is refused, also one that does not say its length', async () => {
  const service = await serveFit({ port: 0, host: '127.0.0.1', database: ':memory:', keys: createApiKeys(['key']) })
  onTestFinished(() => service.close())
  const identify = (body: BodyInit) =>
    fetch(`${service.origin}/2024-05/identify`, {
      method: 'POST',
      headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
  const text = JSON.stringify({ token: 't', first_name: 'x'.repeat(100_000) })
  const responses = [await identify(text), await identify(new Blob([text]).stream())]
  expect(responses.map(({ status }) => status)).toEqual([413, 413])
  expect(await responses[0]?.json()).toEqual({ error: 'The body is too large' })
  expect((await identify(JSON.stringify({ token: 't' }))).status).toBe(200)
})
