import { createRecentValues } from '#app/upstream/recent-values.ts'

/** How old a delivery may be, in ms. What is older shows anyway: pages are made anew more often. */
const MAX_AGE_MS = 5 * 60_000
/** How many ids are remembered in memory. */
const MAX_REMEMBERED = 10_000
const MAX_ID = 200

type Delivery = { id: string | null /** Milliseconds since 1970. */; at: number }

/**
 * Creates what tells new deliveries from old and repeated ones. `rememberEverywhere` says whether an id is new in all instances,
 * or null where that is not known.
 */
export function createDeliveries(now: () => number, rememberEverywhere: (id: string) => Promise<boolean | null>) {
  const known = createRecentValues<true>(MAX_REMEMBERED)
  return async ({ id, at }: Delivery): Promise<'new' | 'old' | 'repeated' | 'nameless'> => {
    if (!id || id.length > MAX_ID) return 'nameless'
    if (!(Math.abs(now() - at) <= MAX_AGE_MS)) return 'old'
    if (known.get(id)) return 'repeated'
    known.set(id, true)
    return (await rememberEverywhere(id)) === false ? 'repeated' : 'new'
  }
}
