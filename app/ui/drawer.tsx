import styles from './drawer.module.css'
import type { Elements } from './elements.ts'
import { CloseIcon } from './icons.tsx'
import { useDialog } from './use-dialog.ts'

/**
 * A dialog from the side, by default right and small (NAV-13), with a transition (spec 9). `onCancel` gets
 * Escape first and may prevent closing.
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
  /** A back button before the title. */
  back?: Elements
  children: Elements
}) {
  const { dialog, isFilled } = useDialog(props)
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
        {isFilled ? props.children : null}
      </div>
    </dialog>
  )
}
