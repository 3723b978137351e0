/** The type and relation of scripts and preloads that the browser must not load yet. */
const LATER = 'later'

/** Marks a page's scripts, which START_SCRIPTS then loads: before the largest picture they would delay it. */
export const holdScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replace('<script type="module" async=""', `<script type="${LATER}" async=""`)

/**
 * The text of an inline script: loads the held scripts once the largest picture is painted, at the first press or key, or
 * after two seconds. It inserts a clone because a parsed script of an unknown type never runs.
 */
export const START_SCRIPTS = `{
const picture = document.querySelector('img[fetchpriority=high]')
const start = () => {
  const entry = document.querySelector('script[type=${LATER}]')
  if (!entry) return
  for (const link of document.querySelectorAll('link[rel=${LATER}]')) link.rel = 'modulepreload'
  entry.type = 'module'
  entry.replaceWith(entry.cloneNode())
}
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start))
if (!picture || picture.complete) startAfterPaint()
else picture.onload = picture.onerror = startAfterPaint
setTimeout(start, 2000)
for (const event of ['pointerdown', 'keydown', 'focusin']) addEventListener(event, start, { once: true, capture: true })
}`
