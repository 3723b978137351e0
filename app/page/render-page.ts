import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from './finish-page.ts'
import { finishPage } from './finish-page.ts'
import { getStyleMark, takeStyle } from './page-style.ts'
import { takeMarkedHtml } from './rendered-once.server.tsx'
import { getNonceFor } from './script-nonce.ts'

/**
 * Creates Start's handler of pages. It renders whole pages instead of streams, because the content security policy needs the
 * hashes of all inline scripts, and makes bytes of them.
 */
export const createPageHandler = (site: Site) =>
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    try {
      const style = takeStyle(router, getStyleMark(getNonceFor(request)))
      const markup = renderToString(createElement(RouterServer, { router }))
      const html = await transformHtmlStringWithRouter(router, markup)
      const page = finishPage(request, { html, style, marked: takeMarkedHtml(router) }, responseHeaders, site)
      return new Response(page, {
        status: getSsrStatus(router),
        headers: responseHeaders,
      })
    } finally {
      router.serverSsr?.cleanup()
    }
  })
