import { Link } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { PagePromo } from '#app/content/promos/promo-band.tsx'
import { homeWords } from '#app/copy/home.ts'
import { useWords } from '#app/copy/use-words.ts'
import { StaticPart } from '#app/page/static-part.tsx'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import type { ProductCard } from '#app/product/product.ts'
import { RecentlyViewedPart } from '#app/product/recommendations/recently-viewed-part.tsx'
import { useDependencies } from '#app/region/use-client-links.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { ScenePicture } from '#app/ui/scene-picture.tsx'
import { Stars } from '#app/ui/stars.tsx'
import styles from './best-sellers.module.css'
import { Care } from './care.tsx'
import type { CustomerQuote } from './customer-quotes.ts'
import customerQuotesSectionStyles from './customer-quotes-section.module.css'
import heroStyles from './hero.module.css'
import type { FeaturedRange, Home } from './home.server.ts'
import { Promises } from './promises.tsx'
import rangesStyles from './ranges.module.css'
import { WhyItFits } from './why-it-fits.tsx'
import './care.module.css?styles-only'
import './promises.module.css?styles-only'
import './three-numbers.module.css?styles-only'
import './why-it-fits.module.css?styles-only'
import type { Elements } from '#app/ui/elements.ts'

/** The home page: promise, ranges, why it fits, best sellers, customer quotes, and what happens if it does not fit. */
export function HomePage({ home }: { home: Home }) {
  return (
    <>
      <Hero home={home} />
      <StaticPromises />
      {home.ranges.length > 0 ? <Ranges links={home.ranges} /> : null}
      <StaticWhyItFits />
      {home.bestSellers.length > 0 ? <BestSellers products={home.bestSellers} /> : null}
      {home.promo ? <PagePromo promo={home.promo} /> : null}
      {home.quotes.length > 0 ? <CustomerQuotes quotes={home.quotes} /> : null}
      <RecentlyViewedPart />
      <StaticCare />
    </>
  )
}

/** The best sellers in this region's prices: a row that scrolls sideways on phones, a grid elsewhere. */
function BestSellers({ products }: { products: readonly ProductCard[] }) {
  const t = useWords(homeWords)
  return (
    <section className={styles.best} aria-labelledby="best">
      <header className={styles.head}>
        <h2 id="best" className={styles.title}>
          {t('best')}
        </h2>
        <Link to="/collections/$handle" params={{ handle: 'best-sellers' }} className={styles.all}>
          {t('best-all')}
        </Link>
      </header>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.handle} className={styles.item}>
            <ProductCardLink product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page's opening picture and promise. The header overlays the picture (spec 2, "Header theme"). */
function Hero({ home }: { home: Home }) {
  const t = useWords(homeWords)
  return (
    <section className={heroStyles.hero} data-whole data-bare={home.hero === null || undefined}>
      {home.hero ? (
        <ScenePicture scene={home.hero} tall={home.heroTall} isLargest className={heroStyles.scene} />
      ) : null}
      <div className={heroStyles.words}>
        <h1 className={heroStyles.title}>{t('title')}</h1>
        <div className={heroStyles.foot}>
          <p className={heroStyles.lead}>{t('lead')}</p>
          <div className={heroStyles.actions}>
            <Link to={FIT_FINDER_PATH} preload={false} className={button.primary}>
              {t('cta-fit')}
            </Link>
            <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.secondary}>
              {t('cta-shop')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The menu's ranges by their pictures; the first is the largest. */
function Ranges({ links }: { links: readonly FeaturedRange[] }) {
  const t = useWords(homeWords)
  return (
    <section className={rangesStyles.ranges} aria-labelledby="ranges">
      <h2 id="ranges" className={rangesStyles.title}>
        {t('ranges')}
      </h2>
      <ul className={rangesStyles.list}>
        {links.map(({ href, title, picture }, at) => (
          <li key={href} className={rangesStyles.item}>
            <Link to={href} className={rangesStyles.range}>
              <span className={rangesStyles.picture}>
                <ResponsiveImage
                  src={picture.src}
                  isContent
                  alt=""
                  width={490}
                  height={370}
                  sizes={at === 0 ? '(min-width: 1024px) 50vw, 100vw' : '(min-width: 1024px) 25vw, 50vw'}
                />
              </span>
              <span className={rangesStyles.name}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Quotes from reviews of the best sellers, each with the average of all reviews of its style. */
function CustomerQuotes({ quotes }: { quotes: readonly CustomerQuote[] }) {
  const t = useWords(homeWords)
  return (
    <section className={customerQuotesSectionStyles.quotes} aria-labelledby="voices">
      <h2 id="voices" className={customerQuotesSectionStyles.title}>
        {t('voices')}
      </h2>
      <ul className={customerQuotesSectionStyles.list}>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <figure className={customerQuotesSectionStyles.item}>
              <Stars score={quote.score} label={t('voice.score', { score: quote.score })} />
              <blockquote className={customerQuotesSectionStyles.quote}>
                <p className={customerQuotesSectionStyles.quoteTitle} dir="auto">
                  {quote.title}
                </p>
                <p dir="auto">{quote.text}</p>
              </blockquote>
              <figcaption className={customerQuotesSectionStyles.who}>
                <span>
                  <bdi translate="no">{quote.author}</bdi>
                  {quote.size ? <span>{`, ${t('voice.wears', { size: quote.size })}`}</span> : null}
                </span>
                {quote.verified ? (
                  <span className={customerQuotesSectionStyles.verified}>{t('voice.verified')}</span>
                ) : null}
              </figcaption>
              <p className={customerQuotesSectionStyles.style}>
                <Link to="/products/$handle" params={{ handle: quote.handle }}>
                  {quote.style}
                </Link>{' '}
                <span className={customerQuotesSectionStyles.average}>
                  {t('voice.of', { average: quote.average.toFixed(1), count: quote.count })}
                </span>
              </p>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const renderWhyItFits = createIsomorphicFn().server(() => <WhyItFits />)
const renderPromises = createIsomorphicFn().server(() => <Promises />)
const renderCare = createIsomorphicFn().server(() => <Care />)
const LazyWhyItFits = lazy(() => import('./why-it-fits.tsx').then((module) => ({ default: module.WhyItFits })))
const LazyPromises = lazy(() => import('./promises.tsx').then((module) => ({ default: module.Promises })))
const LazyCare = lazy(() => import('./care.tsx').then((module) => ({ default: module.Care })))

/** A section as a static part, because it is the same for everyone in a region. */
function StaticSection(props: { name: string; server: Elements; client: Elements }) {
  const { name, server, client } = props
  const dependencies = useDependencies(useRegion(), name)
  return <StaticPart server={server} client={client} dependencies={dependencies} />
}

/** `WhyItFits` as a static part. */
const StaticWhyItFits = () => <StaticSection name="why" server={renderWhyItFits()} client={<LazyWhyItFits />} />

/** `Care` as a static part. */
const StaticCare = () => <StaticSection name="care" server={renderCare()} client={<LazyCare />} />

/** `Promises` as a static part. */
const StaticPromises = () => <StaticSection name="promises" server={renderPromises()} client={<LazyPromises />} />
