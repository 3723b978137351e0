import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ScenarioSummary } from '../../api.ts'

/** A selected scenario with the parameters that were filled in. */
export type SelectedScenario = { name: string; params: Record<string, unknown> }

/** State that all views share. A view that writes to it emits the matching topic. */
export type PanelState = {
  readonly storefront: string
  /** The origin of the simulated backend. */
  readonly backend: string
  world: string
  region: RegionCode
  scenarios: readonly ScenarioSummary[]
  selected: SelectedScenario[]
  /** Names of the scenarios that the world has. */
  loaded: readonly string[]
}

/** The selection, the chosen world, its content, or what is known to be loaded in it has changed. */
type Topic = 'selection' | 'world' | 'change' | 'loaded'

/** Notifies views of changes by topic. */
export function createPanelEvents() {
  const listeners = new Map<Topic, Set<() => void>>()
  return {
    on(topic: Topic, listener: () => void): void {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
    },
    emit(topic: Topic): void {
      for (const listener of listeners.get(topic) ?? []) listener()
    },
  }
}

type PanelEvents = ReturnType<typeof createPanelEvents>

/** What every view is given. `notify` shows a message for a few seconds. */
export type Panel = { state: PanelState; events: PanelEvents; notify: (text: string, isError?: boolean) => void }
