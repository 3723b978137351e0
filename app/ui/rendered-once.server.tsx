import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type PreloadOptions, preload } from 'react-dom'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

/** More than the regions' shops, each published and as a draft. */
const MAX_VARIANTS = 12

/** HTML, and the pictures that React asks for in the head of a page with it. */
type Rendered = { html: string; pictures: readonly Picture[] }
type Picture = { href: string; options: PreloadOptions }

const renderedBySource = new WeakMap<object, Map<string, Rendered>>()

/** The kept HTML that stands in the page of a router as marks. */
const markedByRouter = new WeakMap<AnyRouter, string[]>()

/** Whether markup is being rendered to be kept: what it holds must not be a mark of this page. */
let isRendering = false

/** All that markup depends on: an object, for whose life its HTML is kept, and which of its renderings this is. */
export type Dependencies = { source: object; variant: string }

/**
 * The HTML of markup that depends on nothing but `source` and `variant`, rendered once for all pages. It is kept as long as
 * `source` is. `isHydrated` says whether the browser hydrates it. The page of a request, which has a nonce, gets a mark in
 * its place, so that React and the router do not copy it; `takeMarkedHtml` returns what stands for the marks.
 */
export function renderOnce(
  router: AnyRouter,
  { source, variant }: Dependencies,
  markup: ReactNode,
  { isHydrated }: { isHydrated: boolean },
): string {
  const variants = renderedBySource.get(source) ?? new Map<string, Rendered>()
  const rendered = variants.get(variant) ?? renderMarkup(router, markup, isHydrated)
  if (!variants.has(variant) && variants.size < MAX_VARIANTS)
    renderedBySource.set(source, variants.set(variant, rendered))
  const { html, pictures } = rendered
  for (const { href, options } of pictures) preload(href, options)
  const nonce = router.options.ssr?.nonce
  if (!nonce || isRendering) return html
  const marked = markedByRouter.get(router) ?? []
  markedByRouter.set(router, marked)
  return getMark(nonce, marked.push(html) - 1)
}

function renderMarkup(router: AnyRouter, markup: ReactNode, isHydrated: boolean): Rendered {
  const wasRendering = isRendering
  isRendering = true
  try {
    const render = isHydrated ? renderToString : renderToStaticMarkup
    return splitPreloads(render(<RouterContextProvider router={router}>{markup}</RouterContextProvider>))
  } finally {
    isRendering = wasRendering
  }
}

/** Where React has no head, it puts its preloads of eager pictures before the markup. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*\/>)+/

function splitPreloads(markup: string): Rendered {
  const [preloads = ''] = PRELOADS.exec(markup) ?? []
  const pictures = preloads.split('/>').slice(0, -1)
  return { html: markup.slice(preloads.length), pictures: pictures.map(readPicture) }
}

function readPicture(link: string): Picture {
  const read = (name: string) => {
    const value = new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1]
    return value?.replace(/&(?:amp|quot|#x27|lt|gt);/g, (text) => ESCAPED[text] ?? text)
  }
  const imageSrcSet = read('imageSrcSet')
  const fetchPriority = read('fetchPriority') === 'high' ? 'high' : 'auto'
  return {
    // a link with a srcset has no address of its own, and React wants one
    href: read('href') ?? imageSrcSet?.split(' ')[0] ?? '',
    options: { as: 'image', imageSrcSet, imageSizes: read('imageSizes'), fetchPriority },
  }
}

/** The characters that React escapes in attributes. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
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
