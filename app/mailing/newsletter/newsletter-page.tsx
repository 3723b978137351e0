import { useCopy } from '#app/copy/use-copy.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-page.module.css'
import type { NewsletterResult } from './newsletter-result.ts'

/** The page of the newsletter: the result of a form posted without script, and a sign-up form. */
export function NewsletterPage({ result }: { result: NewsletterResult | undefined }) {
  const t = useCopy()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{result === 'joined' ? t('newsletter.joined') : t('newsletter.title')}</h1>
      <p className={styles.lead}>{result === 'joined' ? t('newsletter.sent') : t('newsletter.text')}</p>
      {result === 'email' ? (
        <p role="alert" className={styles.problem}>
          {t('common.email.incorrect-format')}
        </p>
      ) : null}
      {result === 'joined' ? null : <NewsletterForm hasFailed={result === 'failed'} />}
    </div>
  )
}
