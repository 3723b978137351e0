import { KEEP_EARLY_FIELDS, KEEP_EARLY_TAP } from './early-input.ts'

/** The type of a script that the browser must not load yet; `data-preloads` names what it imports. START_SCRIPTS loads both. */
export const LATER = 'later'

/** Reloads the page if Back or Forward changes the URL before hydration, when nothing else handles that. */
const FOLLOW_EARLY_BACK = `const getAddress = () => location.pathname + location.search
const address = getAddress()
addEventListener('popstate', () => 'hydrated' in document.documentElement.dataset || getAddress() === address || location.reload())`

/** Scrolls to what a press opens below its question, as it may be behind a bar at the foot of the screen. */
const SHOW_OPENED = `addEventListener('click', ({ target }) => {
  const opened = target.closest?.('summary')?.parentElement
  opened?.addEventListener('toggle', () => opened.open && opened.scrollIntoView({ block: 'nearest' }), { once: true })
})`

/**
 * The text of an inline script in the head that holds pictures below the first screen until START_SCRIPTS releases them
 * (app/ui/styles/base.css), because browsers load them early and they share the connection with the largest one. They
 * are released after four seconds if the page does not arrive whole.
 */
export const HOLD_PICTURES = `{const d=document.documentElement.dataset;d.held='';setTimeout(()=>delete d.held,4000)}`

/**
 * The text of an inline script that loads the held scripts and pictures when the largest picture is painted, at the
 * first press, key, focus or scroll, or after two seconds; a picture that is not the largest part is waited for half a
 * second. A frame after the picture has loaded is too early: the browser still decodes and draws it, and scripts share
 * its connection and its processor. The script is inserted as a clone, because a parsed script of an unknown type never
 * runs; until then presses and filled-in fields are stored. It also scrolls to what a press opens, at any time.
 */
export const START_SCRIPTS = `{
${KEEP_EARLY_TAP}
${KEEP_EARLY_FIELDS}
${FOLLOW_EARLY_BACK}
${SHOW_OPENED}
const picture = document.querySelector('img[fetchpriority=high]')
const start = () => {
  delete document.documentElement.dataset.held
  const entry = document.querySelector('script[type=${LATER}]')
  if (!entry) return
  for (const href of entry.dataset.preloads.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }))
  entry.type = 'module'
  entry.replaceWith(entry.cloneNode())
}
const startAfterPaint = () => {
  const type = 'largest-contentful-paint'
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return requestAnimationFrame(() => setTimeout(start))
  const isPainted = ({ element }) => !picture || element === picture
  new PerformanceObserver((list) => list.getEntries().some(isPainted) && start()).observe({ type, buffered: true })
  setTimeout(start, 500)
}
if (!picture || picture.complete) startAfterPaint()
else picture.onload = picture.onerror = startAfterPaint
setTimeout(start, 2000)
for (const event of ['pointerdown', 'keydown', 'focusin', 'scroll']) addEventListener(event, start, { once: true, capture: true })
}`
