import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createSimulatedBackend, type SimulatedBackend } from '#mocks/backend.ts'
import { type Server, serve } from '#mocks/server.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

/** A simulated backend for the tests of one file, with a new default world for each test and `spoke` connected to it. */
export function setUpSimulatedBackend(options: Parameters<typeof createSimulatedBackend>[0] = {}) {
  let backend: SimulatedBackend
  let server: Server
  beforeAll(async () => {
    backend = await createSimulatedBackend(options)
    server = await serve(backend, { port: 0 })
  })
  afterAll(async () => {
    await server.close()
    await backend.close()
  })
  beforeEach(async () => {
    await backend.worlds.renew('default')
  })

  const spoke = (args: string, options?: Parameters<typeof runSpoke>[1]) =>
    runSpoke(`${args} --backend ${server.origin}`, options)
  return {
    getServer: () => server,
    getWorlds: () => backend.worlds,
    getWorld: () => backend.worlds.get('default'),
    spoke,
    spokeJson: async (args: string) => JSON.parse((await spoke(`${args} --json`)).out),
  }
}
