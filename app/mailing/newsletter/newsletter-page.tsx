import { useCopy } from '#app/copy/every-page.ts'
import { newsletterWords } from '#app/copy/newsletter.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { PostedNewsletter } from './newsletter.functions.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-page.module.css'

/**
 * The newsletter's page: a sign-up form, or a confirmation after joining. `posted` is a form that was posted without
 * script and rejected.
 */
export function NewsletterPage({ hasJoined, posted }: { hasJoined: boolean; posted: PostedNewsletter | null }) {
  const copy = useCopy()
  const t = useWords(newsletterWords)
  return (
    <div className={styles.page} data-whole>
      <h1 className={styles.title}>{hasJoined ? t('joined') : copy('newsletter.title')}</h1>
      <p className={styles.lead}>{hasJoined ? t('sent') : t('text')}</p>
      {hasJoined ? null : <NewsletterForm posted={posted} />}
    </div>
  )
}
