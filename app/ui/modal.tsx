import type { Elements } from './elements.ts'
import { CloseIcon } from './icons.tsx'
import styles from './modal.module.css'
import { useDialog } from './use-dialog.ts'

/** A dialog in the middle of the page, on phones at the lower edge. */
export function Modal(props: {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  excluded?: boolean
  children: Elements
}) {
  const { dialog, isFilled } = useDialog(props)
  return (
    <dialog {...dialog} className={styles.modal} aria-label={props.title}>
      {isFilled ? (
        <div className={styles.sheet}>
          <h2 className={styles.title}>{props.title}</h2>
          {props.children}
          {/* last, so that the content gets the focus first */}
          <button type="button" className={styles.close} onClick={props.onClose} aria-label={props.closeLabel}>
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
