import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkResponse, findOperation, listResponses } from '#contracts/operations.ts'
import { WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { createSimulatedBackend, type SimulatedBackend } from '../backend.ts'
import { getBasePath, pactInteractions } from '../pact-interactions.fixtures.ts'
import { scenarios } from '../scenarios/index.ts'
import { loadScenarios } from '../scenarios/load.ts'
import { spoilRequest } from './spoilt-requests.fixtures.ts'

const RUNS = 4
const GRAPHQL = new Set(['shopify', 'customer-account', 'content'])
const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

let backend: SimulatedBackend
beforeAll(async () => {
  backend = await createSimulatedBackend()
})
let count = 0
afterAll(async () => {
  console.info(`${count} spoilt requests to ${restInteractions.length} REST interactions`)
  await backend.close()
})

const restInteractions = pactInteractions.filter(([, upstream]) => !GRAPHQL.has(upstream))

test.each(restInteractions)(
  '%s, spoilt, gets a response of its contract [CTR-05]',
  async (_title, upstream, interaction) => {
    const id = `fuzz-${restInteractions.findIndex((entry) => entry[2] === interaction)}`
    const loaded = await loadScenarios(byName, backend.worlds, backend, id, interaction.providerStates)
    if (!loaded.ok) throw new Error(loaded.error)
    await fc.assert(
      fc.asyncProperty(spoilRequest(upstream, interaction), async ({ path, init }) => {
        count += 1
        const headers = new Headers(init.headers)
        headers.set('baggage', `${WORLD_BAGGAGE}=${id}`)
        const url = `${backend.origin}/${getBasePath(upstream)}${path}`
        const response = await backend.handle(new Request(url, { redirect: 'manual', ...init, headers }))
        const operation = findOperation(upstream, init.method ?? 'GET', path.split('?')[0] ?? '', undefined)
        const text = await response.text()
        const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
        expect.soft(operation, path).toBeDefined()
        if (!operation) return
        const described = listResponses(upstream).flatMap(([name, status]) => (name === operation ? [status] : []))
        expect(described, `${path} ${init.body}: ${text.slice(0, 300)}`).toContain(response.status)
        expect(checkResponse(upstream, operation, response.status, body)).toEqual([])
        if (response.status >= 500) expect(interaction.response.status).toBe(response.status)
      }),
      { numRuns: RUNS },
    )
  },
)
