import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** More than the regions' shops, each published and as a draft. */
const MAX_VARIANTS = 12

const markupBySource = new WeakMap<object, Map<string, string>>()

/**
 * The HTML of markup that depends on nothing but `source` and `variant`, rendered once for all pages. It is kept as long as
 * `source` is.
 */
export function renderOnce(router: AnyRouter, source: object, variant: string, markup: ReactNode): string {
  const variants = markupBySource.get(source) ?? new Map<string, string>()
  const known = variants.get(variant)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(<RouterContextProvider router={router}>{markup}</RouterContextProvider>)
  if (variants.size < MAX_VARIANTS) markupBySource.set(source, variants.set(variant, html))
  return html
}
