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
 * The script for the head of the shop's page in development. It sets the page's clock to the world's, changes
 * storage, which only a page of the shop's own origin can, and says how the world differs from a fresh one.
 */
export function createArriveScript({ clock, storage, differences }: PageSetup): string {
  const lines = [
    `(${keepEarlyKey})()`,
    ...(storage ? [`(${changeStorage})(${toScriptJson(storage)})`] : []),
    ...(clock.offsetMs !== 0 || clock.frozen
      ? [`(${moveClock})(${toScriptJson(clock.frozen ? { at: Date.parse(clock.now) } : { by: clock.offsetMs })})`]
      : []),
    ...(differences.length > 0 ? [`window.spokeDifferences=${toScriptJson(differences)}`] : []),
  ]
  return lines.join(';\n')
}

/** Opens the panel with Alt S while its code is on its way: the panel opens by what is stored. */
function keepEarlyKey(): void {
  const stop = new AbortController()
  window.spokePanelReady = () => stop.abort()
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyS' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    sessionStorage.setItem('spoke-panel-open', sessionStorage.getItem('spoke-panel-open') ? '' : '1')
  }
  window.addEventListener('keydown', onKey, { signal: stop.signal })
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
