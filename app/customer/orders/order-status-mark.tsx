import { ordersWords } from '#app/copy/orders.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { OrderStatus } from './order.ts'
import styles from './order-status-mark.module.css'

/** Where an order is, in a word. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const t = useWords(ordersWords)
  return (
    <span className={styles.mark} data-status={status}>
      {t(status)}
    </span>
  )
}
