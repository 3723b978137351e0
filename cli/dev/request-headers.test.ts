import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NodeRequest } from 'srvx/node'
import { expect, test } from 'vitest'
import { nameWorld } from './request-headers.ts'

/** The baggage that Start's development server would hand to the shop, read alone and together with all headers. */
async function baggageSeen(headers: Record<string, string>) {
  const server = createServer((req, res) => {
    nameWorld(req)
    const alone = new NodeRequest({ req, res }).headers.get('baggage')
    const together = new Headers(new NodeRequest({ req, res }).headers).get('baggage')
    res.end(JSON.stringify([alone, together]))
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const [res] = await once(request({ port, headers, agent: false }).end(), 'response')
  const seen = JSON.parse(Buffer.concat(await res.toArray()).toString())
  server.close()
  return seen
}

test('the world of a browser reaches the shop through Start’s own request', async () => {
  const seen = 'spoke.world=w-7'
  expect(await baggageSeen({ cookie: 'a=1; spoke_world=w-7' })).toEqual([seen, seen])
})

test('what the baggage held before is kept', async () => {
  const seen = 'user=4,spoke.world=w-7'
  expect(await baggageSeen({ cookie: 'spoke_world=w-7', Baggage: 'user=4' })).toEqual([seen, seen])
})

test('a browser of no world adds nothing', async () => {
  expect(await baggageSeen({ cookie: 'a=1' })).toEqual([null, null])
})
