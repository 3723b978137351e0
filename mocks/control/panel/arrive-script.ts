import type { ClockState } from '../api.ts'
import type { StoredOnArrival } from '../arrivals.ts'

/** What a page of the shop has to be told before its own code runs. */
export type Arrival = {
  clock: ClockState
  /** What its visitor carries in storage, once; null where nothing is to be changed. */
  storage: StoredOnArrival | null
}

/**
 * A script for the head of the shop's page in development: sets the page's clock to the world's, and puts into storage
 * what only a page of the shop's own origin can.
 */
export function arriveScript({ clock, storage }: Arrival): string {
  const lines = [
    ...(storage ? [`(${putStorage})(${inScript(storage)})`] : []),
    ...(clock.offsetMs !== 0 || clock.frozen
      ? [`(${moveClock})(${inScript(clock.frozen ? { at: Date.parse(clock.now) } : { by: clock.offsetMs })})`]
      : []),
  ]
  return lines.join('\n')
}

/** JSON that cannot end the script that it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

function putStorage({ anew, ...wanted }: StoredOnArrival): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const store = window[kind]
    if (anew) for (const key of Object.keys(store)) if (!key.startsWith('spoke-panel')) store.removeItem(key)
    for (const [key, value] of Object.entries(wanted[kind])) {
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
