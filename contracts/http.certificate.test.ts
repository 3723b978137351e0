import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSend } from './http.ts'

let server: Server
let origin: string
const received: (string | undefined)[] = []

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'another host' }], { keyType: 'ec' })
  server = createServer({ cert, key }, ({ headers }, response) => {
    received.push(headers.authorization)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

test('a service whose certificate nobody vouches for gets no call and no key [OPS-04]', async () => {
  const send = createSend('shopify', { baseUrl: origin, headers: { authorization: 'key' } })
  await expect(send({ operation: 'cart', method: 'POST', path: '/', body: '{}' })).rejects.toMatchObject({
    kind: 'network',
    upstream: 'shopify',
  })
  expect(received).toEqual([])
})
