import { lazy, memo, Suspense, useState } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import { Swatches } from '#app/product/card/swatches.tsx'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import styles from './listed-card.module.css'

/** Four columns beside the filters, three, or two on a phone. */
const SIZES = '(min-width: 1600px) 20vw, (min-width: 1024px) 26vw, (min-width: 768px) 31vw, 50vw'

const MySize = lazy(() => import('./my-size.tsx').then((module) => ({ default: module.MySize })))
const QuickAdd = lazy(() => import('./quick-add.tsx').then((module) => ({ default: module.QuickAdd })))

/** A product of a collection: its swatches switch the colour, and with a saved fit it shows the shopper's size. */
export const ListedCard = memo(function ListedCard(props: {
  product: ListedProduct
  eager: boolean
  isLargest: boolean
  fit: SavedFit | null
  /** Sizes with exactly one selected value. */
  sizeSearch: SearchStrings
  getProduct: (handle: string) => ListedProduct | undefined
}) {
  const { fit, sizeSearch, getProduct } = props
  const [handle, setHandle] = useState(props.product.handle)
  const product = getProduct(handle) ?? props.product
  return (
    <ProductCardLink
      product={product}
      heading="h2"
      eager={props.eager}
      isLargest={props.isLargest}
      sizes={SIZES}
      search={sizeSearch}
      swatches={
        <Swatches
          className={styles.swatches}
          style={product.style}
          colours={product.colours}
          shown={product.handle}
          onShow={setHandle}
        />
      }
      below={
        fit ? (
          <div className={styles.size}>
            <Suspense>
              <MySize product={product} fit={fit} sizeSearch={sizeSearch} />
            </Suspense>
          </div>
        ) : null
      }
      over={
        fit ? (
          <Suspense>
            <QuickAdd key={product.handle} product={product} fit={fit} sizeSearch={sizeSearch} />
          </Suspense>
        ) : null
      }
    />
  )
})
