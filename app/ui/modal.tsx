import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import styles from './modal.module.css'
import { useDialog } from './use-dialog.ts'

/** A question in the middle of the page, that waits for an answer. On phones it stands at the lower edge, under the thumb. */
export function Modal(props: {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  excluded?: boolean
  children: ReactNode
}) {
  const { dialog, filled } = useDialog(props)
  return (
    <dialog {...dialog} className={styles.modal} aria-label={props.title}>
      {filled ? (
        <div className={styles.sheet}>
          <h2 className={styles.title}>{props.title}</h2>
          {props.children}
          {/* last, so that focus goes to the answers first */}
          <button type="button" className={styles.close} onClick={props.onClose} aria-label={props.closeLabel}>
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
