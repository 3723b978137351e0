import { Link } from '@tanstack/react-router'
import { RETURN_DAYS } from '#app/product/offers/returns.ts'
import { MAILBOXES, PHONES } from '#app/region/contact.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import styles from './returns-page.module.css'
import { useReturnsWords } from './words.ts'

/** How to return something by email, because the shop cannot take returns online yet (NAV-20). */
export function ReturnsPage() {
  const t = useReturnsWords()
  return (
    <article className={styles.page}>
      <div className={styles.opening}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { days: RETURN_DAYS })}</p>
        <p>{t('not-online')}</p>
      </div>
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how" className={styles.heading}>
          {t('how')}
        </h2>
        <ol className={styles.steps}>
          <li>
            {t('step.order')}{' '}
            <Link to="/account" search={{ page: 'orders' }} preload={false}>
              {t('orders')}
            </Link>
          </li>
          <li>{t('step.write')}</li>
          <li>{t('step.choose')}</li>
          <li>{t('step.label')}</li>
        </ol>
      </section>
      <Contact />
      <section className={styles.excluded} aria-labelledby="excluded">
        <h2 id="excluded" className={styles.heading}>
          {t('excluded')}
        </h2>
        <p>
          {t('personalised')}{' '}
          <Link to="/pages/$handle" params={{ handle: 'return-policy' }}>
            {t('policy')}
          </Link>
        </p>
      </section>
      <p className={styles.back}>
        <Link to="/" className={button.secondary}>
          {t('back')}
        </Link>
      </p>
    </article>
  )
}

function Contact() {
  const t = useReturnsWords()
  const { code, supportHours } = useRegion()
  const { text, dial } = PHONES[code]
  return (
    <aside className={styles.contact} aria-labelledby="write">
      <h2 id="write" className={styles.heading}>
        {t('contact')}
      </h2>
      <a
        href={`mailto:${MAILBOXES.help}?subject=${encodeURIComponent(t('mail-subject'))}`}
        className={`${button.primary} ${styles.mail}`}
      >
        {MAILBOXES.help}
      </a>
      <p>
        <a href={`tel:${dial}`}>{t('phone', { phone: text })}</a>
        <br />
        <span className={styles.hours}>{t('hours', { hours: supportHours })}</span>
      </p>
    </aside>
  )
}
