import { http, type RequestHandler } from 'msw'
import { worldIdOf } from '../../world/world-of-request.ts'
import { DEFAULT_WORLD, WORLD_ID } from '../../world/worlds.ts'
import { bodyOf } from '../answers.ts'
import { clockOf } from '../clock.ts'
import type { ControlContext } from '../context.ts'
import { createWorldsByName } from '../worlds-by-name.ts'
import { arriveScript } from './arrive-script.ts'
import { page } from './page.ts'
import { plainPanel } from './plain-panel.ts'
import { readPanelScripts } from './script-files.ts'
import { STYLE } from './style.ts'
import { visit } from './visit.ts'
import { type Visited, visitRequest } from './visit-api.ts'

/** The developer's panel: its page, its scripts, and what it can do to whoever sits at this browser. */
export function createPanelHandlers(context: ControlContext): RequestHandler[] {
  const named = createWorldsByName(context)
  let scripts: ReturnType<typeof readPanelScripts> | undefined

  return [
    http.get('*/', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('world') ?? worldIdOf(request.headers)
      const world = WORLD_ID.test(asked) ? asked : DEFAULT_WORLD
      return page('SPOKE simulated backend', plainPanel(context, world), {
        script: '/__panel/control/panel/client/main.ts',
        // the shop's pages may hold the panel in a frame, and nobody else's
        framedBy: context.storefront(),
      })
    }),

    http.get('*/__panel/style.css', () => file(STYLE, 'text/css')),

    /** Ahead of the shop's own code: the world's clock, and what the visitor's storage is to hold. */
    http.get('*/__panel/arrive.js', ({ request }) => {
      const id = worldIdOf(request.headers)
      const world = context.worlds.peek(id)
      const storage = context.arrivals.take(id)
      return file(world ? arriveScript({ clock: clockOf(world), storage }) : '', 'text/javascript')
    }),

    http.post('*/__panel/visit', async ({ request }) => {
      const wanted = await bodyOf(request, visitRequest)
      const { cookies, storage, url, says } = await visit(context, named, wanted)
      if (storage) context.arrivals.add(wanted.world, storage)
      const headers = new Headers({ 'content-type': 'application/json' })
      for (const cookie of cookies) headers.append('set-cookie', cookie)
      return new Response(JSON.stringify({ url, says } satisfies Visited), { headers })
    }),

    http.get('*/__panel/*', ({ request }) => {
      scripts ??= readPanelScripts()
      const script = scripts.get(new URL(request.url).pathname.slice('/__panel/'.length))
      return script === undefined ? undefined : file(script, 'text/javascript')
    }),
  ]
}

const file = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } })
