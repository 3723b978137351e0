/** What a press on an icon or a word within it is meant for. */
const CONTROL = 'a, button, label, summary'

/**
 * Ignores the rest of a double click whose first press has removed what was pressed: it would press what has taken its
 * place, like the link below the thanks for a form. Called once for a page.
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
