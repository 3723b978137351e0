import { http, type RequestHandler } from 'msw'
import { DEFAULT_WORLD, getWorldId, WORLD_ID } from '../../world/world-id.ts'
import { getClockState } from '../clock.ts'
import type { ControlContext } from '../context.ts'
import { labelDifferences } from '../describe/differences.ts'
import { diffWorld } from '../diff.ts'
import { readBody } from '../validation.ts'
import { createWorldLookup } from '../world-lookup.ts'
import { createArriveScript } from './arrive-script.ts'
import { renderPage } from './page.ts'
import { renderPlainPanel } from './plain-panel.ts'
import { readPanelScripts } from './script-files.ts'
import { STYLE } from './style.ts'
import { visit } from './visit.ts'
import { type VisitResult, visitRequest } from './visit-api.ts'

/** The developer panel: its page, its scripts, and what it can do for the browser that shows it. */
export function createPanelHandlers(context: ControlContext): RequestHandler[] {
  const lookup = createWorldLookup(context)
  let scripts: ReturnType<typeof readPanelScripts> | undefined

  return [
    http.get('*/', ({ request }) => {
      const requestedId = new URL(request.url).searchParams.get('world') ?? getWorldId(request.headers)
      const world = WORLD_ID.test(requestedId) ? requestedId : DEFAULT_WORLD
      return renderPage('SPOKE simulated backend', renderPlainPanel(context, world), {
        script: '/__panel/control/panel/client/main.ts',
        framedBy: context.storefronts,
        formsLeadTo: context.storefronts,
      })
    }),

    // Some browsers ask every origin for an icon, sign-in and checkout pages included, and log an error without one.
    http.get('*/favicon.ico', () => new Response(null, { status: 204 })),

    http.get('*/__panel/style.css', () => toFile(STYLE, 'text/css')),

    /** Runs ahead of the shop's own code: sets the page's clock and the visitor's storage. */
    http.get('*/__panel/arrive.js', ({ request }) => {
      const id = getWorldId(request.headers)
      const world = context.worlds.peek(id)
      const storage = context.pendingStorage.take(id)
      const setup = world && {
        clock: getClockState(world),
        storage,
        differences: labelDifferences(diffWorld(world)),
      }
      return toFile(createArriveScript(setup ?? null), 'text/javascript')
    }),

    http.post('*/__panel/visit', async ({ request }) => {
      const visitBody = await readBody(request, visitRequest)
      const { cookies, storage, url, message } = await visit(context, lookup, visitBody)
      if (storage) context.pendingStorage.add(visitBody.world, storage)
      const headers = new Headers({ 'content-type': 'application/json' })
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return new Response(JSON.stringify({ url, message } satisfies VisitResult), { headers })
    }),

    http.get('*/__panel/*', ({ request }) => {
      scripts ??= readPanelScripts()
      const script = scripts.get(new URL(request.url).pathname.slice('/__panel/'.length).replace(/\.[jt]s$/, ''))
      return script === undefined ? undefined : toFile(script, 'text/javascript')
    }),
  ]
}

const toFile = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } })
