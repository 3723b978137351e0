import { HttpResponse, http, type RequestHandler } from 'msw'
import * as api from './api.ts'
import { bundleRoutes } from './bundle/routes.ts'
import type { ControlContext } from './context.ts'
import { listErrorCatalogue } from './error-catalogue.ts'
import { journalRoutes } from './journal-routes.ts'
import { listUpstreams } from './operations.ts'
import { createProviderStates } from './provider-states.ts'
import { salesRoutes } from './sales-routes.ts'
import { summarizeScenario } from './scenario-summary.ts'
import { seedRoutes } from './seed/routes.ts'
import { readBody, toErrorResponse } from './validation.ts'
import { createWorldLookup } from './world-lookup.ts'
import { worldRoutes } from './world-routes.ts'

/** The control API, by which the CLI, the panel, tests and Pact change a world. */
export function createControlHandlers(context: ControlContext): RequestHandler[] {
  const { worlds, scenarios } = context
  const lookup = createWorldLookup(context)
  const providerStates = createProviderStates(lookup.load)

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
    http.get('*/__control/scenarios', () => HttpResponse.json([...scenarios.values()].map(summarizeScenario))),
    http.get('*/__control/upstreams', () => HttpResponse.json(listUpstreams(context.upstreams))),
    http.get('*/__control/catalogue', () => HttpResponse.json(listErrorCatalogue([...scenarios.values()]))),
    http.get('*/__control/worlds', () => HttpResponse.json(worlds.list())),

    ...worldRoutes(context, lookup),
    ...journalRoutes(context, lookup),
    ...salesRoutes(lookup),
    ...seedRoutes(context, lookup),
    ...bundleRoutes(context, lookup),

    http.post('*/__control/provider-state', async ({ request }) => {
      const stateChange = await readBody(request, api.providerStateRequest)
      const id = providerStates.getWorldId(request)
      if (stateChange.action === 'teardown') providerStates.end(id)
      else await providerStates.begin(id, stateChange).catch(rethrowAsBadRequest)
      return HttpResponse.json({})
    }),

    http.all('*/__control/*', ({ request }) => {
      const { pathname } = new URL(request.url)
      throw toErrorResponse(404, { error: `The control API has nothing at ${request.method} ${pathname}` })
    }),
  ]
}

/** Turns an error response into a 400: the Pact verifier retries every other error and then looks stuck. */
function rethrowAsBadRequest(thrown: unknown): never {
  if (thrown instanceof Response) throw new Response(thrown.body, { status: 400, headers: thrown.headers })
  throw thrown
}
