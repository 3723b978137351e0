import { useCopy } from '#app/copy/every-page.ts'
import { newsletterWords } from '#app/copy/newsletter.ts'
import { useWords } from '#app/copy/use-words.ts'
import { NewsletterForm } from '#app/mailing/newsletter/newsletter-form.tsx'
import styles from './footer.module.css'

/** The newsletter's offer and its form. */
export function NewsletterBand() {
  const copy = useCopy()
  const t = useWords(newsletterWords)
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={styles.offer}>
          {copy('newsletter.title')}
        </h2>
        <p className={styles.faint}>{t('text')}</p>
      </div>
      <NewsletterForm onDark />
    </section>
  )
}
