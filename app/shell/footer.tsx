import { Link, useLocation } from '@tanstack/react-router'
import type { CopyKey } from '#app/copy/en-GB.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { ALL_REGIONS } from '#app/region/regions.ts'
import { useRegion } from '#app/region/use-region.ts'
import styles from './footer.module.css'

const COLUMNS: readonly { title: CopyKey; links: readonly (readonly [CopyKey, string])[] }[] = [
  {
    title: 'footer.shop',
    links: [
      ['footer.trousers', '/collections/trousers'],
      ['footer.denim', '/collections/denim'],
      ['footer.shorts', '/collections/shorts'],
      ['footer.tops', '/collections/tops'],
      ['footer.underwear', '/collections/underwear'],
      ['footer.gifts', '/collections/gift-cards'],
    ],
  },
  {
    title: 'footer.colours',
    links: [
      ['footer.navy-chinos', '/collections/navy-chinos'],
      ['footer.black-chinos', '/collections/black-chinos'],
      ['footer.beige-chinos', '/collections/beige-chinos'],
      ['footer.black-tops', '/collections/black-tops'],
      ['footer.blue-tops', '/collections/blue-tops'],
      ['footer.green-tops', '/collections/green-tops'],
    ],
  },
  {
    title: 'footer.help',
    links: [
      ['footer.contact-us', '/pages/contact-us'],
      ['footer.returns', '/pages/returns'],
      ['footer.return-policy', '/pages/return-policy'],
    ],
  },
  {
    title: 'footer.about',
    links: [
      ['footer.about-us', '/pages/about-us'],
      ['footer.fit-promise', '/pages/fit-finder-fit-proposition'],
      ['footer.privacy', '/pages/privacy'],
      ['footer.terms', '/pages/terms'],
    ],
  },
]

/** Links, help and the country switcher. `#menu` is where the phone's menu button leads before script is there. */
export function Footer() {
  const t = useCopy()
  const region = useRegion()
  return (
    <footer className={styles.footer} id="menu">
      <div className={styles.inner}>
        <div className={styles.columns}>
          {COLUMNS.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{t(title)}</h2>
              <ul className={styles.links}>
                {links.map(([text, to]) => (
                  <li key={to}>
                    <Link to={to} preload={false} className={styles.link}>
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section className={styles.support}>
            <h2 className={styles.title}>{t('footer.support')}</h2>
            <p>{t('footer.hours', { hours: region.supportHours })}</p>
            <p>{t('footer.reply')}</p>
            <CountrySwitcher />
          </section>
        </div>
        <p className={styles.legal}>{t('footer.legal')}</p>
      </div>
    </footer>
  )
}

/** REG-05: the choice is kept for a year and the same page opens in that region's shop. An ordinary form, so it works at once. */
function CountrySwitcher() {
  const t = useCopy()
  const region = useRegion()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <form action="/country" method="post" className={styles.country}>
      <input type="hidden" name="path" value={path} />
      <fieldset>
        <legend className={styles.title}>{t('footer.region')}</legend>
        <div className={styles.choice}>
          {ALL_REGIONS.map(({ code, countryName, currency }) => (
            <button
              key={code}
              type="submit"
              name="region"
              value={code}
              className={styles.region}
              aria-current={code === region.code || undefined}
            >
              {countryName} <span className={styles.currency}>{currency}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
