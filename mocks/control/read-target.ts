import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getWorldId, WORLD_ID } from '../world/world-id.ts'
import { renderProblemPage } from './enter-pages.ts'
import type { Target } from './target.ts'

/** The world and region of the query or of a submitted form. Throws a page when either is invalid. */
export function readTarget(request: Request, form = new URLSearchParams()): Target {
  const { searchParams } = new URL(request.url)
  const read = (name: string) => searchParams.get(name) || form.get(name) || undefined
  const worldId = read('world') ?? getWorldId(request.headers)
  if (!WORLD_ID.test(worldId)) throw renderProblemPage(400, `"${worldId}" is not a world’s name.`)
  const requestedRegion = read('region')
  const region = REGION_CODES.find((code) => code === requestedRegion)
  if (requestedRegion !== undefined && !region)
    throw renderProblemPage(400, `There is no region "${requestedRegion}": use ${REGION_CODES.join(', ')}.`)
  return { worldId, region }
}
