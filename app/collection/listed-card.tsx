import { lazy, memo, Suspense, useState } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import { Swatches } from '#app/product/card/swatches.tsx'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { ListedProduct } from './goods.ts'
import styles from './listed-card.module.css'

/** A quarter of what is left beside the filters, a third, half a phone. */
const SIZES = '(min-width: 1600px) 20vw, (min-width: 1024px) 26vw, (min-width: 768px) 31vw, 50vw'

const MySize = lazy(() => import('./my-size.tsx').then((module) => ({ default: module.MySize })))
const QuickAdd = lazy(() => import('./quick-add.tsx').then((module) => ({ default: module.QuickAdd })))

/** A product of a collection: shown in any colour of its style, and, where a fit is known, in the shopper's size. */
export const ListedCard = memo(function ListedCard(props: {
  product: ListedProduct
  eager: boolean
  fit: SavedFit | null
  /** Sizes that the address leaves no doubt about. */
  asked: SearchStrings
  colourOf: (handle: string) => ListedProduct | undefined
}) {
  const { fit, asked, colourOf } = props
  const [handle, show] = useState(props.product.handle)
  const product = colourOf(handle) ?? props.product
  return (
    <ProductCardLink
      product={product}
      heading="h2"
      eager={props.eager}
      sizes={SIZES}
      search={asked}
      swatches={
        <div className={styles.swatches}>
          <Swatches style={product.style} colours={product.colours} shown={product.handle} onShow={show} />
        </div>
      }
      below={
        <div className={styles.size}>
          <Suspense>{fit ? <MySize product={product} fit={fit} asked={asked} /> : null}</Suspense>
        </div>
      }
      over={
        fit ? (
          <Suspense>
            <QuickAdd key={product.handle} product={product} fit={fit} asked={asked} />
          </Suspense>
        ) : null
      }
    />
  )
})
