import { useLocation } from '@tanstack/react-router'
import { PaymentMarks } from '#app/cart/payment-marks.tsx'
import { ContentLink } from '#app/content/content-link.tsx'
import { useCopy } from '#app/copy/every-page.ts'
import { type FooterKey, footerWords } from '#app/copy/footer.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { MAILBOXES, PHONES, SOCIAL } from '#contracts/shop/contact.ts'
import { ALL_REGIONS } from '#contracts/shop/regions.ts'
import countrySwitcherStyles from './country-switcher.module.css'
import styles from './footer.module.css'

/** The footer's links and contact, which are the same on every page of a region. */
export const FooterLinks = () => (
  <>
    <LinkColumns />
    <Contact />
  </>
)

/** The country switcher, which contains the page's path, and payment marks. */
export const FooterFoot = () => (
  <>
    <CountrySwitcher />
    <PaymentMarks className={styles.payment} />
  </>
)

/** Link columns; on phones each is a disclosure under its heading. */
function LinkColumns() {
  const t = useWords(footerWords)
  return FOOTER_COLUMNS.map(({ title, links }) => (
    <section key={title} className={styles.column}>
      <h2 className={styles.title}>{t(title)}</h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>{t(title)}</summary>
        <ul className={styles.links}>
          {links.map(({ text, to }) => (
            <li key={to}>
              <ContentLink href={to} className={styles.link}>
                {t(text)}
              </ContentLink>
            </li>
          ))}
        </ul>
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
        <p className={styles.faint}>{`${t('footer.hours', { hours: supportHours })}\n${t('footer.reply')}`}</p>
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
              <span>{name}</span>
              <span className="visually-hidden">{` (${shop('opens-in-new-tab')})`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The country switcher (REG-05), a form that works without script. The footer corrects `path` after a client navigation.
 */
function CountrySwitcher() {
  const t = useWords(footerWords)
  const region = useRegion()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <form action="/country" method="post">
      <input type="hidden" name="path" value={path} />
      <fieldset className={countrySwitcherStyles.choice}>
        <legend className={countrySwitcherStyles.legend}>{t('footer.region')}</legend>
        {ALL_REGIONS.map(({ code, countryName, currency }) => (
          <button
            key={code}
            type="submit"
            name="region"
            value={code}
            className={countrySwitcherStyles.region}
            aria-current={code === region.code || undefined}
          >
            <span>{countryName}</span> <span className={countrySwitcherStyles.currency}>{currency}</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}

type FooterLink = { text: FooterKey; to: string }

/** Spec 2: "four link columns (about, help, shop, top colours)". */
const FOOTER_COLUMNS: readonly { title: FooterKey; links: readonly FooterLink[] }[] = [
  {
    title: 'footer.about',
    links: [
      { text: 'footer.about-us', to: '/pages/about-us' },
      { text: 'footer.fit-promise', to: '/pages/fit-finder-fit-proposition' },
      { text: 'footer.refer', to: '/refer-a-friend' },
      { text: 'footer.privacy', to: '/pages/privacy' },
      { text: 'footer.terms', to: '/pages/terms' },
    ],
  },
  {
    title: 'footer.help',
    links: [
      { text: 'footer.faqs', to: '/pages/faqs' },
      { text: 'footer.contact-us', to: '/pages/contact-us' },
      { text: 'footer.track', to: '/order-status' },
      { text: 'footer.returns', to: '/returns' },
      { text: 'footer.return-policy', to: '/pages/return-policy' },
      { text: 'footer.size-charts', to: '/trousers-size-chart' },
      { text: 'footer.feedback', to: '/spoke-feedback' },
    ],
  },
  {
    title: 'footer.shop',
    links: [
      { text: 'trousers', to: '/collections/trousers' },
      { text: 'denim', to: '/collections/denim' },
      { text: 'shorts', to: '/collections/shorts' },
      { text: 'tops', to: '/collections/tops' },
      { text: 'underwear', to: '/collections/underwear' },
      { text: 'footer.gifts', to: '/collections/gift-cards' },
    ],
  },
  {
    title: 'footer.colours',
    links: [
      { text: 'footer.navy-chinos', to: '/collections/navy-chinos' },
      { text: 'footer.black-chinos', to: '/collections/black-chinos' },
      { text: 'footer.beige-chinos', to: '/collections/beige-chinos' },
      { text: 'footer.black-tops', to: '/collections/black-tops' },
      { text: 'footer.blue-tops', to: '/collections/blue-tops' },
      { text: 'footer.green-tops', to: '/collections/green-tops' },
    ],
  },
]
