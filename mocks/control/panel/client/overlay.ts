/**
 * The panel beside the shop's page, which only the development server adds: a button in the corner that opens the panel
 * in a frame of the simulated backend's origin.
 */
import { createDock } from './overlay-dock.ts'
import { keepClear } from './overlay-place.ts'

declare global {
  interface Window {
    /** How the world differs from a fresh one (arrive.js). */
    spokeDifferences?: readonly string[]
    /** What Alt S does (arrive.js). */
    toggleSpokePanel?: () => void
    /** Whether Alt S was pressed before this code was there (arrive.js). */
    isSpokePanelAsked?: boolean
  }
}

const BACKEND = new URL(import.meta.url).origin
const OPEN_KEY = 'spoke-panel-open'
/** Longer labels would cover the page. */
const MAX_LABEL = 48

const host = document.createElement('spoke-panel')
const shadow = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { all: initial; position: fixed; inset: 0; z-index: 2147483000; pointer-events: none }
.pill { position: absolute; left: 12px; bottom: 12px; display: flex; gap: 8px; align-items: center; max-width: calc(100vw - 24px); height: 36px;
  padding: 0 14px; color: #fff; background: #001e3c; border: 1px solid #ffffff40; border-radius: 18px; font: 600 13px/1 ui-sans-serif, system-ui, sans-serif;
  letter-spacing: .06em; cursor: pointer; pointer-events: auto; box-shadow: 0 4px 16px #001e3c40 }
.pill[data-differs] { background: #7a3b00 }
.pill:focus-visible { outline: 2px solid #fff; outline-offset: -4px }
.pill kbd { font: 12px ui-monospace, monospace; opacity: .7 }
.pill span { overflow: hidden; font-weight: 400; line-height: 1.5; letter-spacing: 0; white-space: nowrap; text-overflow: ellipsis }
iframe { position: absolute; top: 0; bottom: 0; left: 0; width: var(--width); height: 100%; border: 0; border-right: 1px solid #00000030;
  background: #f7f4ee; box-shadow: 0 0 48px #001e3c40; pointer-events: auto; transform: translateX(-104%); visibility: hidden;
  transition: transform .2s ease, visibility .2s }
:host([docked]) iframe { box-shadow: none }
[role=separator] { position: absolute; top: 0; bottom: 0; left: calc(var(--width) - 4px); width: 9px; display: none; cursor: col-resize; pointer-events: auto; touch-action: none }
[role=separator]:hover, [role=separator]:focus-visible { background: #001e3c60; outline: none }
:host([open]) iframe { transform: none; visibility: visible }
:host([open]) [role=separator] { display: block }
:host([open]) .pill { left: auto; right: 12px }
:host([open]) .pill :is(span, kbd) { display: none }
:host([dragging]) iframe { pointer-events: none; transition: none }
@media (prefers-reduced-motion: reduce) { iframe { transition: none } }
@media print { :host { display: none } }
`)
shadow.adoptedStyleSheets = [sheet]

const button = document.createElement('button')
button.type = 'button'
button.className = 'pill'
button.setAttribute('aria-expanded', 'false')
shadow.append(button)
const dock = createDock(host, shadow)
keepClear(host, button)

/** Shows how the world differs; its name begins with what is written on it, for those who speak to their browser. */
function label(differences: readonly string[]): void {
  const text = differences.join(' · ')
  const shown = text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text
  const hint = document.createElement(text ? 'span' : 'kbd')
  hint.append(shown || 'Alt S')
  button.replaceChildren('SPOKE ', hint)
  button.title = text ? `This world differs: ${text}` : 'A fresh world'
  button.setAttribute('aria-label', `SPOKE ${shown || 'Alt S'}, developer panel`)
  button.toggleAttribute('data-differs', text !== '')
}

let frame: HTMLIFrameElement | undefined

function show(open: boolean): void {
  if (open && !frame) {
    frame = document.createElement('iframe')
    frame.title = 'Developer panel'
    frame.allow = 'clipboard-write'
    frame.src = `${BACKEND}/`
    shadow.prepend(frame)
    // lay the frame out off-screen first, so that it slides in
    void frame.offsetWidth
  }
  host.toggleAttribute('open', open)
  button.setAttribute('aria-expanded', String(open))
  sessionStorage.setItem(OPEN_KEY, open ? '1' : '')
  dock.update()
  if (open) frame?.focus()
  else if (document.activeElement === host) button.focus()
}

const toggle = () => show(!host.hasAttribute('open'))
window.toggleSpokePanel = toggle
button.addEventListener('click', toggle)
window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== BACKEND || source !== frame?.contentWindow || typeof data !== 'object' || data === null) return
  if (data.spoke === 'close') show(false)
  if (data.spoke === 'dock') dock.toggle()
  if (data.spoke === 'dock' || data.spoke === 'place')
    frame?.contentWindow?.postMessage({ spoke: 'place', place: dock.getPlace() }, BACKEND)
  if (data.spoke === 'differs' && Array.isArray(data.differences)) label(data.differences.map(String))
  // the next page gets the storage and the clock from arrive.js
  if (data.spoke === 'go') {
    if (typeof data.url === 'string') location.assign(data.url)
    else location.reload()
  }
})

label(window.spokeDifferences ?? [])
document.documentElement.append(host)
const wasOpen = Boolean(sessionStorage.getItem(OPEN_KEY))
if (wasOpen || window.isSpokePanelAsked) show(wasOpen !== Boolean(window.isSpokePanelAsked))
