import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** More than the regions' shops, each published and as a draft. */
const MAX_VARIANTS = 12

const renderedBySource = new WeakMap<object, Map<string, string>>()

/** The kept HTML that stands in the page of a router as marks. */
const markedByRouter = new WeakMap<AnyRouter, string[]>()

/** Whether markup is being rendered to be kept: what it holds must not be a mark of this page. */
let isRendering = false

/** All that markup depends on: an object, for whose life its HTML is kept, and which of its renderings this is. */
export type Dependencies = { source: object; variant: string }

/**
 * The HTML of markup that depends on nothing but `source` and `variant`, rendered once for all pages. It is kept as long as
 * `source` is. The page of a request, which has a nonce, gets a mark in its place, so that React and the router do not copy
 * it; `takeMarkedHtml` returns what stands for the marks.
 */
export function renderOnce(router: AnyRouter, { source, variant }: Dependencies, markup: ReactNode): string {
  const variants = renderedBySource.get(source) ?? new Map<string, string>()
  const html = variants.get(variant) ?? renderMarkup(router, markup)
  if (!variants.has(variant) && variants.size < MAX_VARIANTS) renderedBySource.set(source, variants.set(variant, html))
  const nonce = router.options.ssr?.nonce
  if (!nonce || isRendering) return html
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.set(router, marked)
  return getMark(nonce, marked.push(html) - 1)
}

function renderMarkup(router: AnyRouter, markup: ReactNode): string {
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

/** Reads the mark that starts at a place of a page with this nonce: the index of its HTML, and where it ends. */
export function readMark(html: string, start: number, nonce: string): { index: number; end: number } | null {
  const markStart = getMarkStart(nonce)
  if (!html.startsWith(markStart, start)) return null
  const end = html.indexOf(MARK_END, start)
  return { index: Number(html.slice(start + markStart.length, end)), end: end + MARK_END.length }
}

/** The HTML of the marks in a page of this router, once. */
export function takeMarkedHtml(router: AnyRouter): readonly string[] {
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.delete(router)
  return marked
}
