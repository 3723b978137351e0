import { messageFor } from '#app/copy/message-for.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import type { Notice } from './cart-machine.ts'
import styles from './cart-notice.module.css'

/** What the shop has to tell about the cart, said aloud as it appears. */
export function CartNotice({ notice }: { notice: Notice | null }) {
  const t = useCopy()
  if (!notice) return null
  return (
    <p role="alert" className={styles.notice}>
      {notice === 'cart.capped' ? t('cart.capped') : messageFor(notice)}
    </p>
  )
}
