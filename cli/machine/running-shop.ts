import { createControlClient } from '#mocks/control/client.ts'

/** How long another process on a port may take to say what it is. */
const HEALTH_MS = 1_000

/** The address of the shop of the simulated backend at an origin; undefined where there is none. */
export function findStorefront(backend: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(HEALTH_MS)
  const fetchInTime: typeof fetch = (input, init) => fetch(input, { ...init, signal })
  return createControlClient({ origin: backend, fetch: fetchInTime })
    .health()
    .then(({ storefront }) => storefront)
    .catch(() => undefined)
}
