import { HttpResponse, http, type RequestHandler } from 'msw'
import { z } from 'zod'
import { bodyOf } from '../answers.ts'
import type { ControlContext } from '../context.ts'
import { loadedAnswer, type WorldsByName } from '../worlds-by-name.ts'
import { exportWorld } from './export-world.ts'
import { importWorld } from './import-world.ts'

type Named = { id: string }

/** A world on its way from one machine to another. */
export function bundleRoutes({ worlds, seed }: ControlContext, named: WorldsByName): RequestHandler[] {
  const world = '*/__control/worlds/:id'
  return [
    http.get<Named>(`${world}/export`, ({ params }) =>
      HttpResponse.json(exportWorld(named.existing(params.id), seed), {
        headers: { 'content-disposition': `attachment; filename="${params.id}.world.json"` },
      }),
    ),
    http.post<Named>(`${world}/import`, async ({ params, request }) => {
      const bundle = await bodyOf(request, z.unknown())
      return HttpResponse.json(loadedAnswer(await importWorld(worlds, named.nameable(params.id), seed, bundle)))
    }),
  ]
}
