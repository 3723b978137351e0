import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NodeRequest } from 'srvx/node'
import { expect, test } from 'vitest'
import { setWorldHeader } from './request-headers.ts'

/** The baggage header of the Request that Start creates, read alone and with all headers. */
async function readBaggage(headers: Record<string, string>) {
  const server = createServer((req, res) => {
    setWorldHeader(req)
    const single = new NodeRequest({ req, res }).headers.get('baggage')
    const fromAll = new Headers(new NodeRequest({ req, res }).headers).get('baggage')
    res.end(JSON.stringify([single, fromAll]))
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const [res] = await once(request({ port, headers, agent: false }).end(), 'response')
  const baggage = JSON.parse(Buffer.concat(await res.toArray()).toString())
  server.close()
  return baggage
}

test('the world cookie reaches the shop as baggage', async () => {
  const expected = 'spoke.world=w-7'
  expect(await readBaggage({ cookie: 'a=1; spoke_world=w-7' })).toEqual([expected, expected])
})

test('nothing but the world reaches the shop as baggage', async () => {
  const expected = 'spoke.world=w-7'
  expect(await readBaggage({ cookie: 'spoke_world=w-7', Baggage: 'user=4' })).toEqual([expected, expected])
  expect(await readBaggage({ Baggage: 'user=4, spoke.world=%77-7;ttl=1' })).toEqual([expected, expected])
  expect(await readBaggage({ Baggage: 'user=4' })).toEqual([null, null])
})

test('without a world cookie nothing is added', async () => {
  expect(await readBaggage({ cookie: 'a=1' })).toEqual([null, null])
})
