import { KEEP_EARLY_TAP } from './presses.ts'

/** The type of a script that the browser must not load yet; `data-preloads` names what it imports. START_SCRIPTS loads both. */
export const LATER = 'later'

/** Loads the page of another address that Back or Forward shows before hydration, when nothing else follows them. */
const FOLLOW_EARLY_BACK = `const getAddress = () => location.pathname + location.search
const address = getAddress()
addEventListener('popstate', () => 'hydrated' in document.documentElement.dataset || getAddress() === address || location.reload())`

/**
 * The text of an inline script in the head: pictures that are not on the first screen wait until START_SCRIPTS is done with
 * the largest one (app/ui/styles/base.css), because browsers load them from far below the screen and share the connection
 * among them. Four seconds, for a page that never arrives whole.
 */
export const HOLD_PICTURES = `{const d=document.documentElement.dataset;d.held='';setTimeout(()=>delete d.held,4000)}`

/**
 * The text of an inline script: loads the held scripts and pictures once the largest picture is on the screen, at the first
 * press, key or scroll, or after two seconds. A frame after the picture has loaded is too early: the browser still decodes
 * and draws it, and scripts share its connection and its processor. A picture that is not the largest part is waited for
 * half a second. It inserts a clone because a parsed script of an unknown type never runs. Until then it keeps presses.
 */
export const START_SCRIPTS = `{
${KEEP_EARLY_TAP}
${FOLLOW_EARLY_BACK}
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
