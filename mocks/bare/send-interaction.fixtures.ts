import { findOperation, listResponses } from '#contracts/operations.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import type { SimulatedBackend } from '../backend.ts'
import { getBasePath, type Interaction, pactInteractions, toRequestInit } from '../pact-interactions.fixtures.ts'
import { scenarios } from '../scenarios/index.ts'
import { loadScenarios } from '../scenarios/load.ts'
import { getRecords } from '../world/records.ts'

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))

/** Sends the request of an interaction in a new world with its states; with `shapes`, the world is bare. */
export async function sendInteraction(
  backend: SimulatedBackend,
  upstream: string,
  interaction: Interaction,
  shapes?: 'usual' | 'plain',
) {
  const profile = shapes ? [{ name: 'upstreams-bare', params: { shapes } }] : []
  const requests = [...interaction.providerStates, ...profile]
  const loaded = await loadScenarios(byName, backend.worlds, backend, 'sent', requests)
  if (!loaded.ok) throw new Error(loaded.error)
  const before = JSON.stringify(getRecords(loaded.world))
  const { path, init } = toRequestInit(interaction)
  const url = `${backend.origin}/${getBasePath(upstream)}${path}`
  const response = await createFetch(backend, 'sent')(url, { redirect: 'manual', ...init })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : null
  const after = JSON.stringify(getRecords(loaded.world))
  return { status: response.status, text, body, before, after, journal: loaded.world.journal.entries() }
}

/** The interactions of an operation's pact. Throws without one. */
export function listInteractions(upstream: string, operation: string): Interaction[] {
  const interactions = pactInteractions.flatMap(([, provider, interaction]) => {
    if (provider !== upstream) return []
    const { method, path, body } = interaction.request
    return findOperation(upstream, method, path, getDocument(body?.content)) === operation ? [interaction] : []
  })
  if (interactions.length === 0) throw new Error(`No pact has an interaction with ${upstream} ${operation}`)
  return interactions
}

/** The operations of an upstream's contract. */
export const listOperations = (upstream: string) => [
  ...new Set(listResponses(upstream).map(([operation]) => operation)),
]

function getDocument(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('query' in content)) return undefined
  return typeof content.query === 'string' ? content.query : undefined
}
