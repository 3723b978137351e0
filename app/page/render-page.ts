import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { finishPage, getStyleMark, type Site, takeStyle } from './finish-page.ts'
import { takeMarkedHtml } from './rendered-once.server.tsx'
import { getRequestNonce } from './script-nonce.ts'

/**
 * Creates Start's handler of pages. It renders whole pages instead of streams, because the content security policy
 * needs the hashes of all inline scripts.
 */
export const createPageHandler = (site: Site) =>
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    try {
      const style = takeStyle(router, getStyleMark(getRequestNonce(request)))
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
