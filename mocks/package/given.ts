import type { SimulatedBackend } from '../backend.ts'
import { scenarios } from '../scenarios/index.ts'
import { loadScenarios } from '../scenarios/load.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { VisitorState } from '../world/visitor.ts'
import type { World } from '../world/world.ts'
import { createFetch } from './world-fetch.ts'

/** A loaded scenario for a test. */
export type Given = {
  backend: SimulatedBackend
  world: World
  /** Reaches the scenario's world. Base URLs are `${backend.origin}/<upstream>…`. */
  fetch: typeof globalThis.fetch
  /** The world's journal, newest last. */
  journal: () => JournalEntry[]
  visitor: VisitorState
  /** Where the visitor enters the shop. */
  start: string
}

const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]))
let worldCount = 0

/** Loads a scenario, or without a name the default data, into a new world of a backend. */
export async function loadGiven(
  backend: SimulatedBackend,
  name?: string,
  params?: Record<string, unknown>,
): Promise<Given> {
  worldCount += 1
  const id = `test-${worldCount}`
  const requests = name === undefined ? [] : [{ name, params }]
  const loaded = await loadScenarios(byName, backend.worlds, backend, id, requests)
  if (!loaded.ok) throw new Error(loaded.error)
  return {
    backend,
    world: loaded.world,
    fetch: createFetch(backend, id),
    journal: () => loaded.world.journal.entries(),
    visitor: loaded.visitor,
    start: loaded.start,
  }
}
