import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** More than the regions' shops, each published and as a draft. */
const MAX_VARIANTS = 12

const markupBySource = new WeakMap<object, Map<string, string>>()

/** The kept HTML that stands in the page of a router as marks. */
const markedByRouter = new WeakMap<AnyRouter, string[]>()

/**
 * The HTML of markup that depends on nothing but `source` and `variant`, rendered once for all pages. It is kept as long as
 * `source` is. A page of a request has a nonce and gets a mark in its place, which is what React, the router and the page's
 * end then copy and search; `takeMarkedHtml` has what to put there.
 */
export function renderOnce(router: AnyRouter, source: object, variant: string, markup: ReactNode): string {
  const variants = markupBySource.get(source) ?? new Map<string, string>()
  const html = variants.get(variant) ?? renderMarkup(router, markup)
  if (!variants.has(variant) && variants.size < MAX_VARIANTS) markupBySource.set(source, variants.set(variant, html))
  const nonce = router.options.ssr?.nonce
  if (!nonce) return html
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.set(router, marked)
  return getMark(nonce, marked.push(html) - 1)
}

const renderMarkup = (router: AnyRouter, markup: ReactNode): string =>
  renderToStaticMarkup(<RouterContextProvider router={router}>{markup}</RouterContextProvider>)

/** The mark of a page's HTML at a place in its list. */
const getMark = (nonce: string, at: number): string => `<!--${nonce} ${at}-->`

/** Reads the mark that starts at a place of a page with this nonce. */
export function readMark(html: string, start: number, nonce: string): { at: number; end: number } | null {
  if (!html.startsWith(`<!--${nonce} `, start)) return null
  const end = html.indexOf('-->', start)
  return { at: Number(html.slice(start + nonce.length + 5, end)), end: end + 3 }
}

/** The HTML of the marks in a page of this router, once. */
export function takeMarkedHtml(router: AnyRouter): readonly string[] {
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.delete(router)
  return marked
}
