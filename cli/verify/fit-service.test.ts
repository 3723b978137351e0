import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createFitClient } from '#contracts/fit/client.ts'
import { createApiKeys } from '#mocks/recommender/service/api-keys.ts'
import { serveFit } from '#mocks/recommender/service/serve.ts'
import { postgresPrograms, startPostgres } from '#tests/support/postgres-server.ts'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

/** The key in the pact's requests. */
const KEY = 'simulated'
const fit = {
  top: { size: 'M', chest: '40', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

/** What the real service says 501 to, or never has: it sends no mail. */
const MAIL = ['mailing a fit: none', 'mailing a fit: sent', 'mailing a fit: too-many', 'the fit of a mailed key']

const openPostgres = async (): Promise<string> => {
  const server = await startPostgres()
  onTestFinished(server.close)
  return server.createDatabase('pact')
}

type Engine = [name: string, open: () => Promise<string>]
const engines: Engine[] = [['SQLite', async () => ':memory:']]
if (postgresPrograms) engines.push(['PostgreSQL', openPostgres])

test.each(engines)('the real fit service on %s keeps the pact but for mails [CTR-04]', async (_, open) => {
  const service = await serveFit({ port: 0, host: '127.0.0.1', database: await open(), keys: createApiKeys([KEY]) })
  onTestFinished(() => service.close())
  const statesUrl = await serveStates(createFitClient({ baseUrl: service.origin, apiKey: KEY }))
  const { out } = await runSpoke(
    `verify --provider fit --provider-base-url ${service.origin} --states-url ${statesUrl} --json`,
  )
  const { interactions }: { interactions: { interaction: string; ok: boolean }[] } = JSON.parse(out)
  expect(interactions.length).toBeGreaterThan(20)
  expect(interactions.filter(({ ok }) => !ok).map(({ interaction }) => interaction)).toEqual(MAIL)
})

/** Sets up the states of the pact over the service's own API. */
async function serveStates(client: ReturnType<typeof createFitClient>): Promise<string> {
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    const { state, params = {} }: { state?: string; params?: { customerId?: string; email?: string } } = JSON.parse(
      text || '{}',
    )
    await client.forgetFit('7001')
    if (state === 'fit-saved') {
      await client.updateFit({
        fit,
        method: 'fit_refresh',
        store_location: 'gb',
        shop: 'gb',
        token: 'state',
        ...(params.customerId && { customer_id: params.customerId }),
        ...(params.email && { email: params.email }),
      })
    }
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}
