import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkBackendPort, checkNode, checkShopPort } from './doctor.ts'

test.each([
  ['24.0.0', '>=24', 'ok'],
  ['26.1.0', '>=24', 'ok'],
  ['22.18.0', '>=24', 'bad'],
  ['9.9.9', '>=24', 'bad'],
])('Node %s in the range %s is %s [CLI-02]', (version, range, state) => {
  expect(checkNode(version, range).state).toBe(state)
})

/** The port of a server that gives every request this body. */
async function startServer(body: unknown) {
  const server = createServer((_req, res) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
  )
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a taken port is named with the shop whose backend has it [CLI-02]', async () => {
  const shop = await startServer({})
  const storefront = `http://localhost:${shop}`
  const health = { status: 'ok', storefront, seed: 1, upstreams: [], worlds: 1, memoryBytes: 1 }
  const backend = await startServer(health)
  expect(await checkBackendPort(backend)).toEqual({
    what: 'Backend’s port',
    state: 'note',
    says: `${backend} is in use by the simulated backend of ${storefront}; stop that, or choose another with --backend-port`,
  })
  expect((await checkShopPort(shop, backend)).says).toBe(
    `${shop} is in use by the shop of the backend on ${backend}; stop that, or choose another with --port`,
  )
})

test('a port that something else has is only said to be in use', async () => {
  const port = await startServer('hello')
  expect((await checkBackendPort(port)).says).toBe(
    `${port} is in use; stop that, or choose another with --backend-port`,
  )
})
