import { isSameControl } from '#app/ui/clicks.ts'

/** Whether React has hydrated an element: it writes properties of its own on it. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** The button that was pressed last before the page was hydrated. */
    earlyTap?: HTMLElement | null
    /** The fields that were filled in before they were hydrated, the latest last, with their forms. */
    earlyFields?: Map<Field, HTMLFormElement | null>
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

/**
 * Code of an inline script that stores the fields that are filled in before React has hydrated them, with their forms. Fields
 * of an Island are hydrated long after the page.
 */
export const KEEP_EARLY_FIELDS = `window.earlyFields = new Map()
addEventListener('input', ({ target }) => {
  const isHydrated = Object.keys(target).some((key) => key.startsWith('__react'))
  if (isHydrated && 'hydrated' in document.documentElement.dataset) return
  earlyFields.delete(target)
  earlyFields.set(target, target.form)
}, true)`

/**
 * Fills in the fields again that React renders anew, because a translation or an extension had changed the page or an Island
 * before it was hydrated. To be called once it is hydrated.
 */
export function refillEarlyFields(): void {
  const { earlyFields } = window
  const { pathname } = location
  if (!earlyFields) return
  const refillLost = () => {
    if (location.pathname !== pathname) earlyFields.clear()
    const last = [...earlyFields.keys()].at(-1)
    for (const [field, form] of earlyFields) {
      if (field.isConnected ? !isHydrated(field) : !refill(field, form, field === last)) continue
      earlyFields.delete(field)
    }
    if (earlyFields.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(refillLost)
  const follow = () => earlyFields.size > 0 && observer.observe(document.body, { subtree: true, childList: true })
  addEventListener('input', follow, true)
  follow()
  refillLost()
}

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/**
 * Copies the value of a removed field to the one in its place, and the focus if it was filled in last and nothing else has it.
 * Returns false while no field has taken its place.
 */
function refill(field: Field, form: HTMLFormElement | null, wasLast: boolean): boolean {
  const isSame = (other: Field) =>
    other.name === field.name &&
    other.type === field.type &&
    other.form?.action === form?.action &&
    (!isCheckable(field) || other.value === field.value)
  const renewed = [...document.querySelectorAll<Field>('input, textarea, select')].find(isSame)
  if (!renewed) return false
  if (isCheckable(field) && isCheckable(renewed)) {
    if (renewed.checked !== field.checked) renewed.click()
  } else if (renewed.value !== field.value) {
    // React would take a value that is set by the element's own property for its own change
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(renewed), 'value')?.set?.call(renewed, field.value)
    for (const type of ['input', 'change']) renewed.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (wasLast && document.activeElement === document.body) renewed.focus({ preventScroll: true })
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
