import { http, type RequestHandler } from 'msw'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import { loadScenarios } from '../scenarios/load.ts'
import type { VisitorState } from '../world/visitor.ts'
import { worldIdOf } from '../world/world-of-request.ts'
import { WORLD_ID } from '../world/worlds.ts'
import { storedAnew } from './arrivals.ts'
import { type ControlContext, houseOf } from './context.ts'
import { inRegion } from './in-region.ts'
import { html, page } from './panel/page.ts'
import { arrivalCookies } from './visitor-cookies.ts'

/**
 * GET /enter/<scenario>[,<scenario>…]?world=&region= loads the scenarios and lets the browser in as their visitor.
 * Cookies ignore ports, so what is set here on localhost reaches the shop.
 */
export function createEnterHandlers(context: ControlContext): RequestHandler[] {
  return [
    http.get<{ names: string }>('*/enter/:names', async ({ params, request }) => {
      const query = new URL(request.url).searchParams
      const worldId = query.get('world') || worldIdOf(request.headers)
      if (!WORLD_ID.test(worldId)) return sorry(400, `"${worldId}" is not a world’s name.`)
      const region = regionOf(query.get('region') || 'gb')
      if (!region) return sorry(400, `There is no region "${query.get('region')}": use ${REGION_CODES.join(', ')}.`)

      const wanted = params.names.split(',').map((name) => inRegion(context, name, region))
      const result = await loadScenarios(context.scenarios, context.worlds, houseOf(context), worldId, wanted)
      if (!result.ok) return sorry(STATUS[result.why], result.error, suggestion(result))

      const shop = `${context.storefront()}${region === 'gb' ? '' : `/${region}`}${result.start}`
      const headers = new Headers()
      for (const cookie of arrivalCookies(worldId, result.visitor)) headers.append('set-cookie', cookie)
      context.arrivals.add(worldId, storedAnew(result.visitor))
      if (carriesStorage(result.visitor) && !context.arrivals.asked) return handOver(result.visitor, shop, headers)
      headers.set('location', shop)
      return new Response(null, { status: 303, headers })
    }),
  ]
}

const STATUS = { unknown: 404, params: 400, 'cannot-apply': 409, failed: 400 }

function regionOf(text: string): RegionCode | undefined {
  return REGION_CODES.find((code) => code === text)
}

function carriesStorage({ localStorage, sessionStorage }: VisitorState): boolean {
  return Object.keys(localStorage).length + Object.keys(sessionStorage).length > 0
}

/**
 * Storage belongs to the shop's own origin, which no other page can write to. The development server's pages fetch it for
 * themselves (arrivals.ts); in front of any other server the developer does it by hand.
 */
function handOver(visitor: VisitorState, shop: string, headers: Headers): Response {
  const lines = (['localStorage', 'sessionStorage'] as const).flatMap((kind) =>
    Object.entries(visitor[kind]).map(
      ([key, value]) => `${kind}.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`,
    ),
  )
  const body = html`<header><h1>SPOKE <small>one step by hand</small></h1></header>
<main class="narrow">
  <p>This visitor also carries something that only the shop’s own pages can store. Open the shop, paste this into its console, and reload:</p>
  <pre><code>${lines.join('\n')}</code></pre>
  <p><a href="${shop}">Open the shop</a></p>
</main>`
  return page('SPOKE: one step by hand', body, { headers })
}

function sorry(status: number, message: string, nearest?: string): Response {
  const offer = nearest ? html`<p>Did you mean <a href="/enter/${nearest}">${nearest}</a>?</p>` : undefined
  const body = html`<header><h1>SPOKE <small>simulated backend</small></h1></header>
<main class="narrow"><p>${message}</p>${offer}<p><a href="/">All scenarios</a></p></main>`
  return page('SPOKE: not entered', body, { status })
}

function suggestion(result: { nearest?: string | undefined } | object): string | undefined {
  return 'nearest' in result ? result.nearest : undefined
}
