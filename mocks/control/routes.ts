import { HttpResponse, http, type RequestHandler } from 'msw'
import { bodyOf, refusal } from './answers.ts'
import * as api from './api.ts'
import { bundleRoutes } from './bundle/routes.ts'
import { catalogueWith } from './catalogue.ts'
import type { ControlContext } from './context.ts'
import { createProviderStates } from './provider-states.ts'
import { summaryOf } from './scenario-summary.ts'
import { seedRoutes } from './seed/routes.ts'
import { worldRoutes } from './world-routes.ts'
import { createWorldsByName } from './worlds-by-name.ts'

/** The control API: the one door through which the CLI, the panel, tests and Pact change a world. */
export function createControlHandlers(context: ControlContext): RequestHandler[] {
  const { worlds, scenarios } = context
  const named = createWorldsByName(context)
  const providerStates = createProviderStates(named.load)

  return [
    http.get('*/__control/health', () =>
      HttpResponse.json({
        status: 'ok',
        storefront: context.storefront(),
        seed: context.seed,
        upstreams: [...context.upstreams],
        worlds: worlds.list().length,
        memoryBytes: process.memoryUsage.rss(),
      } satisfies api.Health),
    ),
    http.get('*/__control/scenarios', () => HttpResponse.json([...scenarios.values()].map(summaryOf))),
    http.get('*/__control/catalogue', () => HttpResponse.json(catalogueWith([...scenarios.values()]))),
    http.get('*/__control/worlds', () => HttpResponse.json(worlds.list())),

    ...worldRoutes(context, named),
    ...seedRoutes(context, named),
    ...bundleRoutes(context, named),

    http.post('*/__control/provider-state', async ({ request }) => {
      const wanted = await bodyOf(request, api.providerStateRequest)
      const id = providerStates.worldOf(request)
      if (wanted.action === 'teardown') providerStates.end(id)
      else await providerStates.begin(id, wanted).catch(asBadRequest)
      return HttpResponse.json({})
    }),

    http.all('*/__control/*', ({ request }) => {
      const { pathname } = new URL(request.url)
      throw refusal(404, { error: `The control API has nothing at ${request.method} ${pathname}` })
    }),
  ]
}

/** Every answer of a Pact state change but 400 would be tried again and again by the verifier, which then looks hung. */
function asBadRequest(thrown: unknown): never {
  if (thrown instanceof Response) throw new Response(thrown.body, { status: 400, headers: thrown.headers })
  throw thrown
}
