import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { StaticPart } from '#app/ui/static-part.tsx'
import { loadProductInfo } from './load-product-info.ts'
import { ProductInfoSection, type ProductInfoSectionProps } from './product-info-section.tsx'
import styles from './static-product-info.module.css'
// styles of the static part (scripts/build/keep-style-imports.ts)
import '#app/content/promos/promo-band.module.css?styles-only'
import '#app/ui/stars.module.css?styles-only'
import './offer-line.module.css?styles-only'
import './product-details.module.css?styles-only'
import './promises.module.css?styles-only'
import './reviews/rating-line.module.css?styles-only'
import './size/build-help.module.css?styles-only'
import './size-and-fit.module.css?styles-only'

const renderOnServer = createIsomorphicFn().server((props: ProductInfoSectionProps) => (
  <ProductInfoSection {...props} />
))
const LazySection = lazy(() => loadProductInfo().then((module) => ({ default: module.ProductInfoSection })))

/** A section of the information around the buying form. It is the same for everyone and never changes. */
export const StaticProductInfo = (props: ProductInfoSectionProps) => (
  <StaticPart
    key={props.product.handle}
    className={styles.section}
    data-section={props.section}
    server={renderOnServer(props)}
    client={<LazySection {...props} />}
  />
)
