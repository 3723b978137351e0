import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTrackPopup } from './popups.ts'

/**
 * Opens and closes a native modal dialog by a prop; the browser handles focus, Escape and the inert page. Spread `dialog`
 * on the element and render its content only while `isFilled`. `excluded`: it is not counted as a popup (NAV-13).
 */
export function useDialog({ open, onClose, excluded }: { open: boolean; onClose: () => void; excluded?: boolean }) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isClosing, setIsClosing] = useState(false)
  useTrackPopup('modal', open && !excluded)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (open || !element.open) return
    setIsClosing(true)
    element.close()
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => setIsClosing(false))
  }, [open])

  return {
    isFilled: open || isClosing,
    dialog: {
      ref,
      // The event fires later, when another panel may be open, or this one again.
      onClose: () => open && !ref.current?.open && onClose(),
      // a press on the backdrop has the dialog element itself as its target
      onClick: (event: MouseEvent) => event.target === ref.current && onClose(),
    },
  }
}
