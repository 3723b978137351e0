import { isSameControl } from '#app/ui/clicks.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** The button that was pressed last before the page was hydrated. */
    earlyTap?: HTMLElement | null
    /** The fields that were filled in before the page was hydrated. */
    earlyFields?: Set<Field> | undefined
  }
}

/**
 * Code of an inline script that stores the last press of a button that needs script; links, forms and popovers work
 * without. A press that makes React hydrate at once is dropped, because React handles it.
 */
export const KEEP_EARLY_TAP = `addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement
  if ('hydrated' in dataset) return
  window.earlyTap = target.closest?.('button[type=button]:not([popovertarget])')
  setTimeout(() => 'hydrated' in dataset && (window.earlyTap = null))
}, true)`

/** Code of an inline script that stores the fields that are filled in before hydration; an Island hydrates last. */
export const KEEP_EARLY_FIELDS = `window.earlyFields = new Set()
addEventListener('input', ({ target }) => {
  if (!('hydrated' in document.documentElement.dataset) || target.closest('[data-ts-hydrate-id]')) earlyFields?.add(target)
}, true)`

/** How long fields that were filled in early are looked for, in ms: an island on a slow network is rendered last. */
const LOOK_FOR_MS = 10_000

/**
 * Fills in the fields again that React renders anew, because a translation or an extension had changed the page before it
 * was hydrated. To be called once it is hydrated.
 */
export function refillEarlyFields(): void {
  const { earlyFields } = window
  const { pathname } = location
  if (!earlyFields) return
  const refillLost = () => {
    if (location.pathname !== pathname) return observer.disconnect()
    for (const field of earlyFields) if (!field.isConnected && refill(field)) earlyFields.delete(field)
  }
  const observer = new MutationObserver(refillLost)
  observer.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => {
    observer.disconnect()
    window.earlyFields = undefined
  }, LOOK_FOR_MS)
  refillLost()
}

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/** Fills in the field that took another one's place, and returns whether it is there yet. */
function refill(field: Field): boolean {
  const isSame = ({ name, type, form, value }: Field) =>
    name === field.name &&
    type === field.type &&
    form?.action === field.form?.action &&
    (!isCheckable(field) || value === field.value)
  const renewed = [...document.querySelectorAll<Field>('input, textarea, select')].find(isSame)
  if (!renewed) return false
  if (isCheckable(field) && isCheckable(renewed)) {
    if (renewed.checked !== field.checked) renewed.click()
    return true
  }
  // React would take a value that is set by the element's own property for its own change
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(renewed), 'value')?.set?.call(renewed, field.value)
  for (const type of ['input', 'change']) renewed.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Presses the kept button, or the one in its place, once the page is hydrated and after the check of KEEP_EARLY_TAP. */
export function replayEarlyTap(): void {
  setTimeout(() => {
    const { earlyTap } = window
    if (!earlyTap) return
    const isSame = (button: Element) => isSameControl(earlyTap, button)
    const button = earlyTap.isConnected ? earlyTap : [...document.querySelectorAll('button')].find(isSame)
    button?.click()
  })
}

/**
 * Makes the router's `scrollRestoration` option. A first page's position is restored by an inline script, and a shopper may
 * have scrolled before the router runs: then the page stays where it is.
 */
export function preserveEarlyScroll(): () => boolean {
  let isFirstPage = true
  return () => {
    if (typeof document === 'undefined') return true
    const wasScrolled = isFirstPage && scrollY > 0
    isFirstPage = false
    // The router saves a position only after a scroll event.
    if (wasScrolled) document.dispatchEvent(new Event('scroll'))
    return !wasScrolled
  }
}
