import button from '#app/ui/button.module.css'
import styles from './orders.module.css'
import { useOrderWords } from './use-order-words.ts'

/** Says that orders could not be read, and reads them again on request. */
export function OrdersNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useOrderWords()
  return (
    <div className={styles.failure}>
      <p role="alert">{text}</p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {t('try-again')}
      </button>
    </div>
  )
}
