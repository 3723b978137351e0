import { Link } from '@tanstack/react-router'
import { type ProductDiscount, PromoBand } from '#app/content/promos/promo-band.tsx'
import { offersWords } from '#app/copy/offers.ts'
import { buildHelpWords, productAroundWords } from '#app/copy/product-info.ts'
import { reviewsWords } from '#app/copy/reviews.ts'
import { useWords } from '#app/copy/use-words.ts'
import { BuildDrawing } from '#app/fit/card/build-drawing.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMoney } from '#app/ui/money.ts'
import { Stars } from '#app/ui/stars.tsx'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import styles from './offer-line.module.css'
import { getOffers, getSaving } from './offers/multi-buy.ts'
import type { Product } from './product.ts'
import { ProductDetails } from './product-details.tsx'
import type { ProductInfo } from './product-info.server.ts'
import { Promises } from './promises.tsx'
import ratingLineStyles from './reviews/rating-line.module.css'
import buildHelpStyles from './size/build-help.module.css'
import { getSizeChart } from './size/size-chart.ts'

export type ProductInfoSectionProps = {
  section: 'rating' | 'offer' | 'size-guide' | 'build-help' | 'promises' | 'details' | 'promo'
  product: Product
  info: ProductInfo
}

/** One section of the information around the buying form. */
export function ProductInfoSection({ section, product, info }: ProductInfoSectionProps) {
  switch (section) {
    case 'rating':
      return info.rating ? <RatingLine rating={info.rating} /> : null
    case 'offer':
      return <OfferLine product={product} discount={info.discount} />
    case 'size-guide':
      return <SizeGuideLink product={product} />
    case 'build-help':
      return <BuildHelp />
    case 'promises':
      return <Promises product={product} />
    case 'details':
      return <ProductDetails product={product} care={info.care} />
    case 'promo':
      return info.promo ? <PromoBand promo={info.promo} /> : null
  }
}

/**
 * The multi-buy offers that a product counts towards, with the editor's text for them if there is one (PDP-13). An offer of
 * a single piece is in its price.
 */
function OfferLine({ product, discount }: { product: Product; discount: ProductDiscount | null }) {
  const t = useWords(productAroundWords)
  const offerWords = useWords(offersWords)
  const region = useRegion()
  const format = (units: number) => formatPrice(toMoney(units, region.currency), region.intlLocale)
  return getOffers(product, region.code).map((offer) => (
    <div key={offer.name} className={styles.offer}>
      <p className={styles.sets}>
        {offer.sets.map((set) => {
          const saves = offerWords('set.saves', { amount: format(getSaving(offer, set)) })
          return (
            <span key={set.quantity}>
              {`${offerWords('set', { quantity: set.quantity, price: format(set.price) })}, ${saves}`}
            </span>
          )
        })}
      </p>
      <p className={styles.how}>{discount?.text ?? t('offer.how')}</p>
    </div>
  ))
}

/** The average rating beside the product's name, as a link to the reviews. */
function RatingLine({ rating: { average, count } }: { rating: { average: number; count: number } }) {
  const t = useWords(reviewsWords)
  const score = average.toFixed(1)
  return (
    <a href="#reviews" className={ratingLineStyles.line}>
      <Stars score={average} label={t('rated', { average: score, count })} />
      <span aria-hidden>
        <span>{score}</span> <span className={ratingLineStyles.count}>{`(${t('count', { count })})`}</span>
      </span>
    </a>
  )
}

/** A disclosure that explains the builds with a drawing of each. */
function BuildHelp() {
  const t = useWords(buildHelpWords)
  return (
    <details className={buildHelpStyles.help}>
      <summary className={buildHelpStyles.question}>{t('question')}</summary>
      <div className={buildHelpStyles.body}>
        <ul className={buildHelpStyles.builds}>
          {OPTION_LISTS.build.map((build) => (
            <li key={build} className={buildHelpStyles.build}>
              <BuildDrawing build={build} />
              <strong>{build}</strong> <span>{t(build)}</span>
            </li>
          ))}
        </ul>
        <p>{t('text')}</p>
      </div>
    </details>
  )
}

/** Leads to the size chart of a product; nothing for goods without sizes. */
function SizeGuideLink({ product }: { product: Product }) {
  const t = useWords(productAroundWords)
  const chart = getSizeChart(product)
  return chart ? (
    <Link to="/{$garment}-size-chart" params={{ garment: chart }} preload={false}>
      {t('size-guide')}
    </Link>
  ) : null
}
