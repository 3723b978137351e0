import { useEffect } from 'react'

/**
 * Ignores the rest of a double click whose first press has replaced what was pressed: it would press what has taken its
 * place, like the link below the thanks for a form.
 */
export function IgnoreStrayClicks() {
  useEffect(() => {
    let first: EventTarget | null = null
    function onPress(event: MouseEvent) {
      if (event.detail <= 1) {
        if (event.type === 'mousedown') first = event.target
      } else if (first instanceof Node && !first.isConnected) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, onPress, { capture: true })
    return () => {
      for (const type of ['mousedown', 'click'] as const) window.removeEventListener(type, onPress, { capture: true })
    }
  }, [])
  return null
}
