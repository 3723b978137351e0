import { useMessageFor } from '#app/copy/messages.ts'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import styles from './failure-notice.module.css'
import { HelpMail } from './help-mail.tsx'
import type { ReturnFailure } from './return-failure.ts'

/** Failures after which there is nothing to press but later: a person helps sooner. */
const FOR_LATER: readonly ReturnFailure['code'][] = [
  'returns.system-down',
  'returns.maintenance',
  'returns.not-issued',
  'returns.call-failed',
]

/** Why a step of a return failed, announced (RET-02). `orderNumber` as typed, for the mail that takes its place. */
export function FailureNotice({ failure, orderNumber }: { failure: ReturnFailure; orderNumber: string }) {
  const t = useWords(returnsWords)
  const messageFor = useMessageFor()
  return (
    <div role="alert" className={styles.notice}>
      {failure.code === 'unavailable' ? (
        <>
          <p className={styles.message}>{t('unavailable')}</p>
          <p>{t('unavailable.text')}</p>
          <HelpMail orderNumber={orderNumber} className={button.primary}>
            {t('unavailable.mail')}
          </HelpMail>
        </>
      ) : failure.code === 'unknown' ? (
        <>
          <p className={styles.message}>{t('unknown.title')}</p>
          <p>{t('unknown.text')}</p>
        </>
      ) : (
        <p className={styles.message}>
          {messageFor(failure.code, 'retryAfterS' in failure ? failure.retryAfterS : undefined)}
        </p>
      )}
      {failure.code === 'returns.order-not-found' ? <p>{t('not-found.next')}</p> : null}
      {FOR_LATER.includes(failure.code) ? (
        <p>
          {t('or-write')} <HelpMail orderNumber={orderNumber} />
        </p>
      ) : null}
    </div>
  )
}
