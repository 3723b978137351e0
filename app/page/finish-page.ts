import { Buffer } from 'node:buffer'
import type { AnyRouter } from '@tanstack/react-router'
import {
  type AllowedOrigins,
  buildContentSecurityPolicy,
  buildReportedPolicy,
  hashInlineElements,
} from './content-security-policy.ts'
import { readMark } from './rendered-once.server.tsx'
import { getRequestNonce } from './script-nonce.ts'
import { LATER } from './start-scripts.ts'

/** A rendered page, with the style (empty where it has none) and the HTML that replace its marks. */
type RenderedPage = { html: string; style: string; marked: readonly string[] }

/**
 * The bytes of a rendered page, with hashes in place of its nonce: a cached page cannot use a nonce, because all of its
 * visitors would share it. Sets the page's content security policy.
 */
export function finishPage(
  request: Request,
  { html, style, marked }: RenderedPage,
  headers: Headers,
  { isBuilt, origins }: Site,
): Uint8Array<ArrayBuffer> {
  const page = assemblePage(html, getRequestNonce(request), { holdsScripts: isBuilt, style, marked })
  // encodes each piece, because joining them first takes a millisecond
  const bytes = Buffer.concat(page.parts.map((part) => Buffer.from(part)))
  headers.delete('content-length')
  if (!isBuilt) return bytes
  headers.set('content-length', String(bytes.length))
  headers.set('content-security-policy', buildContentSecurityPolicy(hashInlineElements(page), origins))
  const reportedPolicy = buildReportedPolicy(origins)
  if (reportedPolicy) headers.set('content-security-policy-report-only', reportedPolicy)
  return bytes
}

/** Whether a response is a page that `finishPage` still has to finish, such as the error page of a failed rendering. */
export const isUnfinishedPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true && !headers.has('content-security-policy')

/** A rendered page without its nonce, in pieces, and the texts of the inline elements that carried it. */
type PageHtml = { parts: readonly string[]; scripts: ReadonlySet<string>; styles: ReadonlySet<string> }

/**
 * Makes a page from its rendered HTML: `style` and `marked` replace the marks, and the nonce goes; the texts of the inline
 * elements that had it are returned. With `holdsScripts` the browser loads the page's scripts when START_SCRIPTS asks for
 * them. One pass without joining pieces, because each copy of a page costs a tenth of its rendering. Throws for a mark
 * without HTML.
 */
export function assemblePage(
  html: string,
  nonce: string,
  { holdsScripts, style, marked }: { holdsScripts: boolean; style: string; marked: readonly string[] },
): PageHtml {
  const styleMark = getStyleMark(nonce)
  const attribute = ` nonce="${nonce}"`
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const parts: string[] = []
  const preloads: string[] = []
  let copied = 0
  const copyUntil = (end: number) => parts.push(html.slice(copied, end))
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, Math.max(copied, at + nonce.length))) {
    const start = html.lastIndexOf('<', at)
    if (html.startsWith(meta, start)) {
      copyUntil(start)
      copied = start + meta.length
    }
    const mark = readMark(html, start, nonce)
    if (mark && start >= copied) {
      const markup = marked[mark.index]
      if (markup === undefined) throw new Error(`The page has a mark ${mark.index} and no HTML for it.`)
      copyUntil(start)
      parts.push(markup)
      copied = mark.end
      continue
    }
    const attributeStart = at - ' nonce="'.length
    if (attributeStart < copied || !html.startsWith(attribute, attributeStart)) continue
    if (holdsScripts && start >= copied) {
      if (html.startsWith(PRELOAD, start)) {
        copyUntil(start)
        copied = html.indexOf('>', attributeStart) + 1
        preloads.push(/ href="([^"]*)"/.exec(html.slice(start, copied))?.[1] ?? '')
        continue
      }
      if (html.startsWith(ENTRY, start)) {
        copyUntil(start)
        parts.push(`<script type="${LATER}" async="" data-preloads="${preloads.join(' ')}"`)
        copied = start + ENTRY.length
      }
    }
    copyUntil(attributeStart)
    copied = attributeStart + attribute.length
    const element = readElement(html, start, attributeStart)
    if (!element) continue
    const { name, text, textStart } = element
    const replacement = text === styleMark ? style : replaceLoadTimes(text)
    ;(name === 'style' ? styles : scripts).add(replacement)
    if (replacement === text) continue
    copyUntil(textStart)
    parts.push(replacement)
    copied = textStart + text.length
  }
  copyUntil(html.length)
  return { parts, scripts, styles }
}

/** The tags that must not load before the largest picture. The entry names the preloads, which saves their elements. */
const [PRELOAD, ENTRY] = ['<link rel="modulepreload"', '<script type="module" async=""']

/** When the server loaded a route's data, as the framework writes it. Texts do not match: their quotes are escaped. */
const LOAD_TIME = /(?<=,u:)\d{13}(?=,s:")/g

/**
 * Replaces the server's time by the browser's, so that pages with equal content have equal bytes: browsers revalidate
 * them without a download, and caches do not compress them again.
 */
const replaceLoadTimes = (script: string): string => script.replace(LOAD_TIME, 'Date.now()')

/** The inline script or style that starts at `start`; null for other elements, and for scripts of a file. */
function readElement(html: string, start: number, attributeStart: number) {
  const name = /^<(script|style)\b/.exec(html.slice(start, start + '<script '.length))?.[1]
  const textStart = html.indexOf('>', start) + 1
  // An attribute after the tag's end is text.
  if (!name || textStart <= attributeStart || /\ssrc=/.test(html.slice(start, textStart))) return null
  const end = html.indexOf(`</${name}>`, textStart)
  return end === -1 ? null : { name, textStart, text: html.slice(textStart, end) }
}

/** The configuration that responses depend on. */
export type Site = {
  origins: AllowedOrigins
  isTls: boolean
  /** Whether pages are those of a build. Vite's development client would break under a content security policy. */
  isBuilt: boolean
}

/** The placeholder of a page's style, which `finishPage` replaces. */
export const getStyleMark = (nonce: string): string => `/*${nonce}*/`

/**
 * Returns the style of a page's routes, and makes them render a mark in its place. The style is a third of a page and
 * the same on all pages of these routes, and a mark saves rendering, searching and encoding it with each.
 */
export function takeStyle(router: AnyRouter, mark: string): string {
  const manifest = router.ssr?.manifest
  const style = manifest?.inlineStyle
  if (!manifest || !style?.children) return ''
  router.ssr = { manifest: { ...manifest, inlineStyle: { ...style, children: mark } } }
  return style.children
}
