import { createHash } from 'node:crypto'
import { http, type RequestHandler } from 'msw'
import type { ControlContext } from './context.ts'
import { handOver } from './hand-over.ts'
import { createArrivalScript } from './panel/arrive-script.ts'
import { html } from './panel/page.ts'
import { readTarget } from './read-target.ts'

/**
 * The page on which a visitor arrives at the shop's own origin, which alone can set its storage and, on any host name, its
 * cookies. `spoke dev` and `spoke start --simulated` forward `/__spoke/` to this backend; so can any other shop's server.
 */
export function createArrivalHandlers(context: ControlContext): RequestHandler[] {
  return [
    http.get('*/__spoke/arrive', ({ request }) => {
      const { worldId, region } = readTarget(request)
      const { path, cookies, storage } = handOver(context, context.worlds.get(worldId), region)
      // what the panel left for the next page is part of the visitor already
      context.pendingStorage.take(worldId)
      return renderArrivalPage(createArrivalScript(storage, path), path, cookies)
    }),
  ]
}

function renderArrivalPage(script: string, path: string, cookies: readonly string[]): Response {
  // without <head>, so that a development server adds no scripts of its own
  const page = html`<!doctype html><html lang="en-GB"><title>Entering …</title><script>${{ markup: script }}</script><p><a href="${path}">Open the shop</a></p></html>`
  const hash = createHash('sha256').update(script).digest('base64')
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set('referrer-policy', 'no-referrer')
  headers.set(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  return new Response(page.markup, { headers })
}
