import { LATER } from './start-scripts.ts'

/** A rendered page without its nonce, in pieces, and the texts of the inline elements that carried it. */
type PageHtml = { parts: readonly string[]; scripts: ReadonlySet<string>; styles: ReadonlySet<string> }

/**
 * Removes a nonce from a page and returns the texts of the inline elements that carried it. With `holdsScripts` the browser
 * loads the page's scripts when START_SCRIPTS asks for them. In one pass and without joining the pieces, because each copy of
 * a page costs as much as rendering a tenth of it.
 */
export function removeNonce(html: string, nonce: string, { holdsScripts }: { holdsScripts: boolean }): PageHtml {
  const attribute = ` nonce="${nonce}"`
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const parts: string[] = []
  let copied = 0
  const copyUntil = (end: number) => parts.push(html.slice(copied, end))
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, Math.max(copied, at + nonce.length))) {
    const start = html.lastIndexOf('<', at)
    if (html.startsWith(meta, start)) {
      copyUntil(start)
      copied = start + meta.length
    }
    const attributeStart = at - ' nonce="'.length
    if (attributeStart < copied || !html.startsWith(attribute, attributeStart)) continue
    const held = holdsScripts && HELD.find(({ tag }) => html.startsWith(tag, start))
    if (held && start >= copied) {
      copyUntil(start)
      parts.push(held.replacement)
      copied = start + held.tag.length
    }
    copyUntil(attributeStart)
    copied = attributeStart + attribute.length
    const { name, text } = readElement(html, start, attributeStart)
    if (text !== null) (name === 'style' ? styles : scripts).add(text)
  }
  copyUntil(html.length)
  return { parts, scripts, styles }
}

/** What must not load before the largest picture. */
const HELD = [
  { tag: '<link rel="modulepreload"', replacement: `<link rel="${LATER}"` },
  { tag: '<script type="module" async=""', replacement: `<script type="${LATER}" async=""` },
]

/** The text of an inline script or style that starts at `start`; null for other elements, and for scripts of a file. */
function readElement(html: string, start: number, attributeStart: number): { name: string; text: string | null } {
  const name = /^<(script|style)\b/.exec(html.slice(start, start + '<script '.length))?.[1] ?? ''
  const tagEnd = html.indexOf('>', start)
  // An attribute after the tag's end is text.
  if (name === '' || tagEnd < attributeStart || /\ssrc=/.test(html.slice(start, tagEnd))) return { name, text: null }
  const end = html.indexOf(`</${name}>`, tagEnd)
  return { name, text: end === -1 ? null : html.slice(tagEnd + 1, end) }
}
