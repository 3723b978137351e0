import { useCopy } from '#app/copy/every-page.ts'
import type { PostedNewsletter } from './newsletter.functions.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-page.module.css'

/**
 * The newsletter's page: a sign-up form, or a confirmation after joining. `posted` is a form that was posted without
 * script and rejected.
 */
export function NewsletterPage({ hasJoined, posted }: { hasJoined: boolean; posted: PostedNewsletter | null }) {
  const t = useCopy()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{hasJoined ? t('newsletter.joined') : t('newsletter.title')}</h1>
      <p className={styles.lead}>{hasJoined ? t('newsletter.sent') : t('newsletter.text')}</p>
      {hasJoined ? null : <NewsletterForm posted={posted} />}
    </div>
  )
}
