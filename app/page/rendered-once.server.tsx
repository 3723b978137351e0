import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Elements } from '#app/ui/elements.ts'

/** The most renderings of a source: more than the regions' shops, each published and as a draft. */
const MAX_VARIANTS = 12

const renderedBySource = new WeakMap<object, Map<string, string>>()

/** The cached HTML that replaces the marks in a router's page. */
const markedByRouter = new WeakMap<AnyRouter, string[]>()

/** Whether markup is being rendered for the cache, which must not contain marks of this page. */
let isRendering = false

/** All that markup depends on: an object, for whose lifetime its HTML is cached, and the variant of its rendering. */
export type Dependencies = { source: object; variant: string }

/**
 * The HTML of markup that depends only on `source` and `variant`, rendered once and cached as long as `source` exists.
 * A page with a nonce gets a mark instead, so that React and the router do not copy the HTML; `takeMarkedHtml` returns
 * it.
 */
export function renderOnce(router: AnyRouter, { source, variant }: Dependencies, markup: Elements): string {
  const variants = renderedBySource.get(source) ?? new Map<string, string>()
  const html = variants.get(variant) ?? renderMarkup(router, markup)
  if (!variants.has(variant) && variants.size < MAX_VARIANTS) renderedBySource.set(source, variants.set(variant, html))
  const nonce = router.options.ssr?.nonce
  if (!nonce || isRendering) return html
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.set(router, marked)
  return getMark(nonce, marked.push(html) - 1)
}

function renderMarkup(router: AnyRouter, markup: Elements): string {
  const wasRendering = isRendering
  isRendering = true
  try {
    return renderToStaticMarkup(<RouterContextProvider router={router}>{markup}</RouterContextProvider>)
  } finally {
    isRendering = wasRendering
  }
}

const getMarkStart = (nonce: string) => `<!--${nonce} `
const MARK_END = '-->'

/** The mark of a page's HTML at an index of its list. Nothing else in a page can have its nonce. */
const getMark = (nonce: string, index: number): string => `${getMarkStart(nonce)}${index}${MARK_END}`

/** Reads the mark at an offset of a page with this nonce: the index of its HTML, and where the mark ends. */
export function readMark(html: string, start: number, nonce: string): { index: number; end: number } | null {
  const markStart = getMarkStart(nonce)
  if (!html.startsWith(markStart, start)) return null
  const end = html.indexOf(MARK_END, start)
  return { index: Number(html.slice(start + markStart.length, end)), end: end + MARK_END.length }
}

/** Returns the HTML of the marks in a router's page, and deletes it. */
export function takeMarkedHtml(router: AnyRouter): readonly string[] {
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.delete(router)
  return marked
}
