/** The type and relation of scripts and preloads that the browser must not load yet. START_SCRIPTS loads them. */
export const LATER = 'later'

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
