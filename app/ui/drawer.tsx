import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './drawer.module.css'
import { CloseIcon } from './icons.tsx'

/**
 * A panel from the side (right by default, NAV-13) on the platform's own modal dialog: focus is kept inside and given back, Escape closes,
 * the page behind is inert. Slides for 400 ms (spec 9) where motion is welcome.
 */
export function Drawer(props: {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  origin?: 'left' | 'right'
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (props.open && !element.open) element.showModal()
    if (props.open || !element.open) return
    setLeaving(true)
    element.close()
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => setLeaving(false))
  }, [props.open])

  return (
    // The backdrop is the dialog's own: a press on it lands on the dialog element itself. Escape serves keyboards.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-origin={props.origin}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => event.target === dialog.current && props.onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title}>{props.title}</h2>
          <button type="button" className={styles.close} onClick={props.onClose} aria-label={props.closeLabel}>
            <CloseIcon />
          </button>
        </header>
        {/* what it held goes with it, once it is out of sight: a closed drawer repeats nothing of the page */}
        {props.open || leaving ? props.children : null}
      </div>
    </dialog>
  )
}
