import { z } from 'zod'
import { restoreRecords } from '../../world/collections.ts'
import type { World } from '../../world/world.ts'
import { DEFAULT_WORLD } from '../../world/world-id.ts'
import type { Worlds } from '../../world/worlds.ts'
import { BUNDLE_VERSION, worldBundle } from '../api.ts'
import { toErrorResponse, validate } from '../validation.ts'
import { getGoodsLabel } from './goods-label.ts'

/**
 * Replaces a world by an exported one, at the time of the export. Throws an error response for a bundle of another
 * version, of another catalogue, or with invalid content; nothing has changed then.
 */
export async function importWorld(worlds: Worlds, id: string, catalogueSeed: number, raw: unknown): Promise<World> {
  const header = z.looseObject({ format: z.literal('spoke-world'), version: z.int() }).safeParse(raw)
  if (!header.success)
    throw toErrorResponse(400, { error: 'This is no exported world: its format is not "spoke-world"' })
  const { version } = header.data
  if (version !== BUNDLE_VERSION)
    throw toErrorResponse(409, {
      error: `The bundle is of version ${version}, and this backend reads version ${BUNDLE_VERSION}; export it again, or use the checkout that wrote it`,
    })
  const bundle = validate(raw, worldBundle)
  const goods = getGoodsLabel(worlds.get(DEFAULT_WORLD))
  if (bundle.catalogue !== goods)
    throw toErrorResponse(409, {
      error: `The bundle has the goods ${bundle.catalogue}, and this backend those ${goods}; start it with the bundle's goods (--catalogue)`,
    })
  if (bundle.catalogueSeed !== catalogueSeed)
    throw toErrorResponse(409, {
      error: `The bundle's catalogue was built from seed ${bundle.catalogueSeed}, this backend's from ${catalogueSeed}; start it with --seed ${bundle.catalogueSeed}`,
    })

  const { seed, clock, scenarios, visitor, start, region, records, journal, ...state } = bundle
  const exportedTime = Date.parse(clock.now)
  const world = await worlds.renew(id, (fresh) => restoreRecords(fresh, records), {
    seed,
    state: {
      ...state,
      entrance: { scenarios, visitor, start, ...(region && { region }) },
      clock: clock.frozen
        ? { offset: 0, frozenAt: exportedTime }
        : { offset: exportedTime - Date.now(), frozenAt: null },
    },
  })
  world.journal.restore(journal)
  return world
}
