import { HttpResponse, http, type RequestHandler } from 'msw'
import { z } from 'zod'
import type { ControlContext } from '../context.ts'
import { readBody } from '../validation.ts'
import { getLoaded, type WorldLookup } from '../world-lookup.ts'
import { getBrowserVisitor } from './browser-visitor.ts'
import { exportWorld } from './export-world.ts'
import { importWorld } from './import-world.ts'

type Named = { id: string }

/** Routes that export a world and import it on another machine. */
export function bundleRoutes({ worlds, seed }: ControlContext, lookup: WorldLookup): RequestHandler[] {
  const world = '*/__control/worlds/:id'
  return [
    http.get<Named>(`${world}/export`, ({ params, request }) => {
      const exported = lookup.getExisting(params.id)
      const isOfBrowser = new URL(request.url).searchParams.get('visitor') === 'browser'
      const visitor = isOfBrowser ? getBrowserVisitor(request, exported) : exported.entrance.visitor
      return HttpResponse.json(exportWorld(exported, seed, visitor), {
        headers: { 'content-disposition': `attachment; filename="${params.id}.world.json"` },
      })
    }),
    http.post<Named>(`${world}/import`, async ({ params, request }) => {
      const bundle = await readBody(request, z.unknown())
      return HttpResponse.json(getLoaded(await importWorld(worlds, lookup.checkId(params.id), seed, bundle)))
    }),
  ]
}
