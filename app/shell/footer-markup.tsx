import { PaymentMarks } from '#app/cart/payment-marks.tsx'
import { ContentLink } from '#app/content/content-link.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import { footerWords } from '#app/copy/footer.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { toClosedPart } from '#app/ui/closed-part.tsx'
import { MAILBOXES, PHONES, SOCIAL } from '#contracts/shop/contact.ts'
import { CountrySwitcher } from './country-switcher.tsx'
import styles from './footer.module.css'
import { FOOTER_COLUMNS } from './footer-links.ts'

/** The footer's links and contact, which are the same on every page of a region. */
export const FooterLinks = () => (
  <>
    <LinkColumns />
    <Contact />
  </>
)

/** The countries, which know the page's path, and payment marks. */
export const FooterFoot = () => (
  <>
    <CountrySwitcher />
    <PaymentMarks className={styles.payment} />
  </>
)

/** Link columns; on phones each is a native fold under its heading. */
function LinkColumns() {
  const t = useWords(footerWords)
  return FOOTER_COLUMNS.map(({ title, links }) => (
    <section key={title} className={styles.column}>
      <h2 className={styles.title}>{t(title)}</h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>{t(title)}</summary>
        {toClosedPart(
          <ul className={styles.links}>
            {links.map(({ text, to }) => (
              <li key={to}>
                <ContentLink href={to} className={styles.link}>
                  {t(text)}
                </ContentLink>
              </li>
            ))}
          </ul>,
        )}
      </details>
    </section>
  ))
}

function Contact() {
  const t = useWords(footerWords)
  const shop = useCopy()
  const { code, supportHours } = useRegion()
  const { text: shown, dial } = PHONES[code]
  return (
    <section className={styles.contact}>
      <h2 className={styles.heading}>{t('footer.support')}</h2>
      <div className={styles.talk}>
        <a href={`tel:${dial}`} className={styles.phone} aria-label={`${t('footer.phone')} ${shown}`}>
          {shown}
        </a>
        <p className={styles.faint}>
          {t('footer.hours', { hours: supportHours })}
          {'\n'}
          {t('footer.reply')}
        </p>
      </div>
      <dl className={styles.mailboxes}>
        <dt>{t('footer.mail-help')}</dt>
        <dd>
          <a href={`mailto:${MAILBOXES.help}`}>{MAILBOXES.help}</a>
        </dd>
        <dt>{t('footer.mail-press')}</dt>
        <dd>
          <a href={`mailto:${MAILBOXES.press}`}>{MAILBOXES.press}</a>
        </dd>
      </dl>
      <ul className={styles.social} aria-label={t('footer.social')}>
        {SOCIAL.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className={styles.link} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> ({shop('opens-in-new-tab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
