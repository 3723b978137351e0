import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useAsPopup } from './popups.tsx'

/**
 * The platform's own modal dialog, opened and closed by a prop: focus is kept inside and given back, Escape (and a phone's
 * back gesture, where the browser has it) closes, the page behind is inert. Spread `dialog` on the element; draw what it
 * holds only while `filled`, so that a closed dialog repeats nothing of the page.
 * `excluded`: the page takes no note that it is open (NAV-13).
 */
export function useDialog({ open, onClose, excluded }: { open: boolean; onClose: () => void; excluded?: boolean }) {
  const ref = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  useAsPopup('modal', open && !excluded)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (open || !element.open) return
    setLeaving(true)
    element.close()
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => setLeaving(false))
  }, [open])

  return {
    filled: open || leaving,
    dialog: {
      ref,
      // the event comes a moment later, when another panel may be open already
      onClose: () => open && onClose(),
      // the backdrop is the dialog's own: a press on it lands on the dialog element itself
      onClick: (event: MouseEvent) => event.target === ref.current && onClose(),
    },
  }
}
