import { z } from 'zod'
import { restoreRecords } from '../../world/collections.ts'
import type { World } from '../../world/world.ts'
import type { Worlds } from '../../world/worlds.ts'
import { checked, refusal } from '../answers.ts'
import { BUNDLE_VERSION, worldBundle } from '../api.ts'

/**
 * Puts an exported world in the place of the one of that name, at the time at which it was exported. Refuses a bundle
 * of another version, of another house, or that is not whole; nothing has changed then.
 */
export async function importWorld(worlds: Worlds, id: string, houseSeed: number, raw: unknown): Promise<World> {
  const { version } = checked(raw, z.looseObject({ format: z.literal('spoke-world'), version: z.int() }))
  if (version !== BUNDLE_VERSION)
    throw refusal(409, {
      error: `version: the bundle is of version ${version}, and this backend reads version ${BUNDLE_VERSION}`,
    })
  const bundle = checked(raw, worldBundle)
  if (bundle.houseSeed !== houseSeed)
    throw refusal(409, {
      error: `houseSeed: the bundle's goods were made from seed ${bundle.houseSeed}, this backend's from ${houseSeed}; start it with --seed ${bundle.houseSeed}`,
    })

  const { seed, clock, scenarios, visitor, start, records, journal, ...state } = bundle
  const then = Date.parse(clock.now)
  const world = await worlds.renew(id, (fresh) => restoreRecords(fresh, records), {
    seed,
    state: {
      ...state,
      entrance: { scenarios, visitor, start },
      clock: clock.frozen ? { offset: 0, frozenAt: then } : { offset: then - Date.now(), frozenAt: null },
    },
  })
  world.journal.restore(journal)
  return world
}
