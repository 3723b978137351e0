import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent.ts'
import { BadgeLabel } from '#app/content/badge-label.tsx'
import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { StaticPart } from '#app/page/static-part.tsx'
import { useDependencies } from '#app/region/use-client-links.ts'
import { useIsIdle } from '#app/ui/timing.ts'
import { ColourSwitch } from './colour-switch.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { loadProductInfo } from './load-page-code.ts'
import { PriceLine } from './price-line.tsx'
import { getProductName, isGiftCard, isShopifyId, type Product } from './product.ts'
import type { ProductInfo } from './product-info.server.ts'
import { ProductInfoSection, type ProductInfoSectionProps } from './product-info-section.tsx'
import styles from './product-page.module.css'
import { type Choice, isComplete } from './size/choice.ts'
import { SizeForm } from './size/size-form.tsx'
import { useChoice } from './size/use-choice.ts'
import staticProductInfoStyles from './static-product-info.module.css'
import '#app/content/promos/promo-band.module.css?styles-only'
import '#app/fit/card/build-drawing.module.css?styles-only'
import '#app/ui/stars.module.css?styles-only'
import './offer-line.module.css?styles-only'
import './recommendations/card-row.module.css?styles-only'
import './recommendations/outfit-row.module.css?styles-only'
import './product-details.module.css?styles-only'
import './promises.module.css?styles-only'
import './reviews/rating-line.module.css?styles-only'
import './reviews/review-item.module.css?styles-only'
import './reviews/review-summary.module.css?styles-only'
import './reviews/review-tools.module.css?styles-only'
import './reviews/reviews-view.module.css?styles-only'
import './reviews/runs-summary.module.css?styles-only'
import './size/build-help.module.css?styles-only'
import './size-and-fit.module.css?styles-only'
import { Island } from '#app/page/island.tsx'
import { OutfitRow } from './recommendations/outfit-row.tsx'
import { RecommendationRows } from './recommendations/recommendation-rows.tsx'
import type { ReviewPage } from './reviews/reviews.ts'
import { SortableReviews } from './reviews/sortable-reviews.tsx'

const IdleProductPart = lazyOptional(() => import('./idle-product-part.tsx').then((module) => module.IdleProductPart))

/** One product: its pictures, colours, sizes, the button to buy it, and information. */
export function ProductPage({ product, info }: { product: Product; info: ProductInfo }) {
  const t = useWords(buyingWords)
  const isIdle = useIsIdle()
  const { choice, choose, requested, fitted, waitForFit } = useChoice(product)
  useProductEvents(product, choice)

  const content = { product, info, infoKey: describeInfo(info) }
  // Shopify recommends no goods for others, and a place that stays empty would move the page.
  const isRecommendedFor = isShopifyId(product.id) && !isGiftCard(product)

  return (
    <>
      <article className={styles.page}>
        <Gallery name={getProductName(product)} pictures={product.images} />
        <div className={styles.buy}>
          <header className={styles.head}>
            {product.badge ? (
              <p className={styles.badge}>
                <BadgeLabel badge={product.badge} />
              </p>
            ) : null}
            <h1 className={styles.title} aria-label={getProductName(product)} translate="no">
              {product.style}{' '}
              <span className={styles.colour} translate="yes">
                {product.colour.name}
              </span>
            </h1>
            <StaticProductInfo section="rating" {...content} />
            <p className={styles.price}>
              <PriceLine product={product} choice={choice} />
            </p>
            {product.promise ? <p className={styles.promise}>{product.promise}</p> : null}
            {product.isMadeToOrder ? <p className={styles.note}>{t('made-to-order')}</p> : null}
          </header>
          <StaticProductInfo section="offer" {...content} />
          <ColourSwitch product={product} choice={choice} />
          <SizeForm
            key={product.handle}
            product={product}
            choice={choice}
            onChoose={choose}
            isSizeInAddress={isComplete(product.options, requested)}
            fitted={fitted}
            waitForFit={waitForFit}
            sizeGuide={<StaticProductInfo section="size-guide" {...content} />}
            buildHelp={<StaticProductInfo section="build-help" {...content} />}
          />
          <StaticProductInfo section="promises" {...content} />
          <StaticProductInfo section="details" {...content} />
        </div>
      </article>
      {isRecommendedFor ? <ProductOutfit key={`${product.handle} outfit`} productId={product.id} /> : null}
      <StaticProductInfo section="promo" {...content} />
      {info.reviews ? (
        <ReviewsSection key={`${product.handle} reviews`} product={product} firstPage={info.reviews} />
      ) : null}
      <ProductRecommendations key={product.handle} productId={product.id} hasSimilar={isRecommendedFor} />
      <Suspense>{isIdle ? <IdleProductPart key={product.handle} product={product} choice={choice} /> : null}</Suspense>
    </>
  )
}

/**
 * Records each opened product and each complete size once (ANA-01), for visitors who agreed to analytics. The code that sends
 * events loads with the first one; later choices wait for it.
 */
function useProductEvents(product: Product, choice: Choice): void {
  const hasConsent = useHasConsent('analytics')
  const { handle } = product
  const completeChoice = isComplete(product.options, choice) ? choice.join() : null
  const record = useEffectEvent((event: 'trackProductViewed' | 'trackSkuViewed') => {
    // if the import fails, only this event is lost
    import('./product-events.ts').then((events) => events[event](product, choice)).catch(() => {})
  })
  useEffect(() => {
    if (hasConsent && handle) record('trackProductViewed')
  }, [hasConsent, handle])
  useEffect(() => {
    if (hasConsent && handle && completeChoice !== null) record('trackSkuViewed')
  }, [hasConsent, handle, completeChoice])
}

const renderOnServer = createIsomorphicFn().server((props: ProductInfoSectionProps) => (
  <ProductInfoSection {...props} />
))
const LazySection = lazy(() => loadProductInfo().then((module) => ({ default: module.ProductInfoSection })))

/** What the sections depend on besides the product. Undefined in the browser. */
const describeInfo = createIsomorphicFn().server((info: ProductInfo) => JSON.stringify({ ...info, reviews: null }))

/** A section of the information around the buying form. It is the same for everyone and never changes. */
function StaticProductInfo({ infoKey, ...props }: ProductInfoSectionProps & { infoKey: string | undefined }) {
  const { section, product } = props
  return (
    <StaticPart
      key={product.handle}
      className={staticProductInfoStyles.section}
      data-section={section}
      server={renderOnServer(props)}
      client={<LazySection {...props} />}
      dependencies={useDependencies(product, `${section} ${infoKey}`)}
    />
  )
}

const Row = createIsomorphicFn()
  .server(() => OutfitRow)
  .client(() => lazyOptional(() => import('./recommendations/outfit-row.tsx').then((module) => module.OutfitRow)))()

/** Goods that are worn with a product (PDP-12). */
const ProductOutfit = ({ productId }: { productId: string }) => (
  <Island name="outfit">
    <Row productId={productId} />
  </Island>
)

const Rows = createIsomorphicFn()
  .server(() => RecommendationRows)
  .client(() =>
    lazyOptional(() => import('./recommendations/recommendation-rows.tsx').then((module) => module.RecommendationRows)),
  )()

/** Similar and recently viewed goods, at the end of a product's page (PDP-12). */
const ProductRecommendations = (props: { productId: string; hasSimilar: boolean }) => (
  <Island name="recommendations">
    <Rows {...props} />
  </Island>
)

const Reviews = createIsomorphicFn()
  .server(() => SortableReviews)
  .client(() => lazyOptional(() => import('./reviews/sortable-reviews.tsx').then((module) => module.SortableReviews)))()

/** Reviews (PDP-11). Without script the first page can be read. */
const ReviewsSection = ({ product, firstPage }: { product: Product; firstPage: ReviewPage }) => (
  <Island name="reviews">
    <Reviews product={product} firstPage={firstPage} />
  </Island>
)
