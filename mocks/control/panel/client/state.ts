import type { ScenarioSummary } from '../../api.ts'

/** A scenario that was picked, with what it is to be told. */
export type Picked = { name: string; params: Record<string, unknown> }

/** What the whole panel turns on. Views read it and say `changed` when they wrote to it. */
export type PanelState = {
  readonly storefront: string
  world: string
  region: 'gb' | 'us' | 'eu'
  scenarios: readonly ScenarioSummary[]
  picked: Picked[]
}

type Topic = 'picked' | 'world' | 'done'

/** Tells views what changed: another pick, another world, or something done to the world. */
export function createBoard() {
  const listeners = new Map<Topic, Set<() => void>>()
  return {
    on(topic: Topic, listener: () => void): void {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
    },
    tell(topic: Topic): void {
      for (const listener of listeners.get(topic) ?? []) listener()
    },
  }
}

export type Board = ReturnType<typeof createBoard>

/** Everything a view stands on. */
export type Panel = { state: PanelState; board: Board; say: (text: string, bad?: boolean) => void }
