import type { ClockState } from '../api.ts'
import type { StorageChange } from '../pending-storage.ts'

/** What a page of the shop is set up with before its own code runs. */
type PageSetup = {
  clock: ClockState
  /** A change to the page's storage; null for none. */
  storage: StorageChange | null
  /** How the world differs from a fresh one, for the panel's button. */
  differences: readonly string[]
}

/**
 * The script for the head of the shop's page in development; `setup` is null where the page has no world yet. It sets the page's clock to the world's, changes
 * storage, which only a page of the shop's own origin can, and says how the world differs from a fresh one.
 */
export function createArriveScript(setup: PageSetup | null): string {
  const listening = `(${listenForKey})()`
  if (!setup) return listening
  const { clock, storage, differences } = setup
  const lines = [
    listening,
    ...(storage ? [`(${changeStorage})(${toScriptJson(storage)})`] : []),
    ...(clock.offsetMs !== 0 || clock.frozen
      ? [`(${moveClock})(${toScriptJson(clock.frozen ? { at: Date.parse(clock.now) } : { by: clock.offsetMs })})`]
      : []),
    ...(differences.length > 0 ? [`window.spokeDifferences=${toScriptJson(differences)}`] : []),
  ]
  return lines.join(';\n')
}

/** Alt S opens and closes the panel, whose code may still be on its way. */
function listenForKey(): void {
  window.addEventListener('keydown', (event) => {
    if (!event.altKey || event.code !== 'KeyS' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (window.toggleSpokePanel) window.toggleSpokePanel()
    else window.isSpokePanelAsked = !window.isSpokePanelAsked
  })
}

/** The script of the arrival page: replaces the storage of the shop's origin and goes on to a path of the shop. */
export const createArrivalScript = (storage: StorageChange, path: string): string =>
  `(${changeStorage})(${toScriptJson(storage)});location.replace(${toScriptJson(path)})`

/** JSON that cannot close its script element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function changeStorage({ replaceAll, ...changes }: StorageChange): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const store = window[kind]
    if (replaceAll) for (const key of Object.keys(store)) if (!key.startsWith('spoke-panel')) store.removeItem(key)
    for (const [key, value] of Object.entries(changes[kind])) {
      if (value === null) store.removeItem(key)
      else store.setItem(key, value)
    }
  }
}

function moveClock({ by, at }: { by?: number; at?: number }): void {
  const Real = Date
  const now = () => at ?? Real.now() + (by ?? 0)
  window.Date = new Proxy(Real, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
