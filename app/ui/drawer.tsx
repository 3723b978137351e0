import type { ReactNode } from 'react'
import styles from './drawer.module.css'
import { CloseIcon } from './icons.tsx'
import { useDialog } from './use-dialog.ts'

/**
 * A panel from the side: right and small by default (NAV-13). Slides for 400 ms (spec 9) where motion is welcome.
 * `onCancel` is asked before Escape closes it; it may prevent that.
 */
export function Drawer(props: {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  onCancel?: (event: { preventDefault: () => void }) => void
  origin?: 'left' | 'right'
  size?: 'small' | 'large'
  excluded?: boolean
  /** Stands before the title: a way back, where there is one. */
  back?: ReactNode
  children: ReactNode
}) {
  const { dialog, filled } = useDialog(props)
  return (
    <dialog
      {...dialog}
      className={styles.drawer}
      data-origin={props.origin ?? 'right'}
      data-size={props.size ?? 'small'}
      aria-label={props.title}
      onCancel={props.onCancel}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          {props.back}
          <h2 className={styles.title}>{props.title}</h2>
          <button type="button" className={styles.close} onClick={props.onClose} aria-label={props.closeLabel}>
            <CloseIcon />
          </button>
        </header>
        {filled ? props.children : null}
      </div>
    </dialog>
  )
}
