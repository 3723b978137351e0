import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import styles from './retry-notice.module.css'

/** Says that something of the account could not be read, and reads it again on request. */
export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useWords(accountWords)
  return (
    <div className={styles.notice}>
      <p role="alert">{text}</p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {t('try-again')}
      </button>
    </div>
  )
}
