/** Whether to leave a click to the browser: it opens a new tab or window, or was already handled. */
export const isBrowserHandledClick = (event: {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Props of an element whose plain links the router follows without loading a document (app/region/use-client-links.ts). */
export const clientLinks = { 'data-client-links': '' }

/** The controls that an icon or a word within them belongs to. */
const CONTROL = 'a, button, label, summary'

/**
 * Ignores the second press of a double click if the first one removed its control, because it would press the
 * replacement, such as a link below a form's thanks. Called once for a page.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null
  function onPress(event: MouseEvent) {
    const { detail, target, type } = event
    if (detail > 1 && first?.isConnected === false) {
      event.preventDefault()
      event.stopPropagation()
    } else if (detail < 2 && type === 'mousedown' && target instanceof Element) first = target.closest(CONTROL)
  }
  window.addEventListener('mousedown', onPress, true)
  window.addEventListener('click', onPress, true)
}
