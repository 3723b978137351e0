import type { OrderStatus } from './order.ts'
import styles from './order-status-mark.module.css'
import { useOrderWords } from './use-order-words.ts'

/** Where an order is, in a word. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const t = useOrderWords()
  return (
    <span className={styles.mark} data-status={status}>
      {t(status)}
    </span>
  )
}
