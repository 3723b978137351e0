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

/** Whether two elements are the same control, of which React has rendered one anew. */
export function isSameControl(one: Element, other: Element): boolean {
  const [first, second] = [one, other].map((element) => {
    const tag = element.cloneNode() as Element
    tag.removeAttribute('aria-disabled')
    return tag
  })
  return first !== undefined && second !== undefined && first.isEqualNode(second)
}

/**
 * Attends to presses whose control goes away. If the first press of a double click removed it, the second one would press
 * the replacement, such as a link below a form's thanks, and is ignored. If React renders the control anew during a press,
 * because a translation had changed it before it hydrated, the browser makes no click, so the new one is pressed. Called
 * once for a page.
 */
export function followReplacedControls(): void {
  let first: Element | null = null
  function onPress(event: MouseEvent) {
    const { detail, target, type } = event
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
    if (detail > 1 && first?.isConnected === false) {
      event.preventDefault()
      event.stopPropagation()
    } else if (detail < 2 && type === 'mousedown') first = control
    else if (type === 'mouseup' && first?.isConnected === false && control && isSameControl(first, control)) {
      first = control
      control.click()
    }
  }
  for (const type of ['mousedown', 'mouseup', 'click'] as const) window.addEventListener(type, onPress, true)
}
