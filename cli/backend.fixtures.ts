import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { type Server, serve } from '#mocks/server.ts'
import { spoke as spokeAnywhere } from './test-terminal.ts'

/** A simulated backend for the tests of one file, its default world made afresh before each, and `spoke` pointed at it. */
export function aBackend() {
  let backend: SimulatedBackend
  let server: Server
  beforeAll(async () => {
    backend = await createSimulatedBackend()
    server = await serve(backend, { port: 0 })
  })
  afterAll(async () => {
    await server.close()
    await backend.close()
  })
  beforeEach(async () => {
    await backend.worlds.renew('default')
  })

  const spoke = (args: string, options?: Parameters<typeof spokeAnywhere>[1]) =>
    spokeAnywhere(`${args} --backend ${server.origin}`, options)
  return {
    server: () => server,
    worlds: () => backend.worlds,
    world: () => backend.worlds.get('default'),
    spoke,
    spokeJson: async (args: string) => JSON.parse((await spoke(`${args} --json`)).out),
  }
}
