import { useCopy } from '#app/copy/every-page.ts'
import { NewsletterForm } from '#app/mailing/newsletter/newsletter-form.tsx'
import styles from './footer.module.css'

/** The newsletter's offer and its form. */
export function NewsletterBand() {
  const t = useCopy()
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={styles.offer}>
          {t('newsletter.title')}
        </h2>
        <p className={styles.faint}>{t('newsletter.text')}</p>
      </div>
      <NewsletterForm onDark />
    </section>
  )
}
