import button from '#app/ui/button.module.css'
import styles from './retry-notice.module.css'
import { useAccountWords } from './use-account-words.ts'

/** Says that something of the account could not be read, and reads it again on request. */
export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useAccountWords()
  return (
    <div className={styles.notice}>
      <p role="alert">{text}</p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {t('try-again')}
      </button>
    </div>
  )
}
