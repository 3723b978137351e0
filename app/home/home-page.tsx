import { Link } from '@tanstack/react-router'
import type { Menu } from '#app/content/menu.ts'
import type { CopyKey } from '#app/copy/en-GB.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { ProductCardLink } from '#app/product/product-card.tsx'
import button from '#app/ui/button.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import type { Home } from './home.server.ts'
import styles from './home-page.module.css'

const PROMISES: readonly { title: CopyKey; text: CopyKey }[] = [
  { title: 'home.promise-1.title', text: 'home.promise-1.text' },
  { title: 'home.promise-2.title', text: 'home.promise-2.text' },
  { title: 'home.promise-3.title', text: 'home.promise-3.text' },
]

/** As many ranges as make a row. */
const RANGES_SHOWN = 4

/** The shop window: one promise, where to start, what sells, why it fits. */
export function HomePage({ home, menu }: { home: Home; menu: Menu | null }) {
  const t = useCopy()
  const ranges = menu?.links.filter(({ picture }) => picture !== null).slice(0, RANGES_SHOWN) ?? []
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        {home.hero ? (
          <ResponsiveImage
            src={home.hero.src}
            alt={home.hero.alt}
            width={1600}
            height={900}
            sizes="100vw"
            eager
            className={styles.heroPicture}
          />
        ) : null}
        <div className={styles.heroWords}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.actions}>
            <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.primary}>
              {t('home.cta')}
            </Link>
            <Link to="/collections/$handle" params={{ handle: 'tops' }} className={button.secondary}>
              {t('home.cta-tops')}
            </Link>
          </div>
        </div>
      </section>

      {ranges.length > 0 ? (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('home.ranges')}</h2>
          <ul className={styles.ranges}>
            {ranges.map(({ href, title, picture }) => (
              <li key={href}>
                <Link to={href} className={styles.range}>
                  <span className={styles.rangePicture}>
                    {picture ? (
                      <ResponsiveImage
                        src={picture.src}
                        alt=""
                        width={490}
                        height={370}
                        sizes="(min-width: 1024px) 24vw, 50vw"
                      />
                    ) : null}
                  </span>
                  <span className={styles.rangeTitle}>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}

      {home.best.length > 0 ? (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('home.best')}</h2>
          <ul className={styles.best}>
            {home.best.map((product) => (
              <li key={product.handle}>
                <ProductCardLink product={product} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}

      <section className={styles.promise}>
        <h2 className={styles.heading}>{t('home.promise')}</h2>
        <ul className={styles.promises}>
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.promiseTitle}>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
