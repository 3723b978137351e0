import { useHydrated } from '@tanstack/react-router'
import { memo, Suspense, useState } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import { Swatches } from '#app/product/card/swatches.tsx'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import styles from './listed-card.module.css'
import type { Style } from './styles.ts'

/** Four columns beside the filters, three, or two on a phone. */
const SIZES = '(min-width: 1600px) 20vw, (min-width: 1024px) 26vw, (min-width: 768px) 31vw, 50vw'

const MySize = lazyOptional(() => import('./my-size.tsx').then((module) => module.MySize))
const QuickAdd = lazyOptional(() => import('./quick-add.tsx').then((module) => module.QuickAdd))

/**
 * A style of a collection: its swatches switch the colour, and where the shopper's size is known, from a saved fit or from
 * filters, it shows the stock in that size.
 */
export const ListedCard = memo(function ListedCard(props: {
  style: Style<ListedProduct>
  listId: string
  eager: boolean
  isLargest: boolean
  fit: SavedFit | null
  /** Sizes with exactly one selected value. */
  sizeSearch: SearchStrings
}) {
  const { style, fit, sizeSearch } = props
  const [product, show] = useShownColour(style, props.listId)
  // only script can add to the cart from here, and only the browser knows of a fit
  const isSized = useHydrated() && (fit !== null || Object.keys(sizeSearch).length > 0)
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
          colours={style.products}
          shown={product.handle}
          search={sizeSearch}
          onShow={show}
        />
      }
      below={
        isSized ? (
          <div className={styles.size}>
            <Suspense>
              <MySize product={product} fit={fit} sizeSearch={sizeSearch} />
            </Suspense>
          </div>
        ) : null
      }
      over={
        isSized ? (
          <Suspense>
            <QuickAdd key={product.handle} product={product} fit={fit} sizeSearch={sizeSearch} />
          </Suspense>
        ) : null
      }
    />
  )
})

/** The handles that cards show because they were chosen, by list and style: Back shows a list as it was left. */
const chosenHandles = new Map<string, string>()

/** The colour of a style that its card shows, at first one that is in stock, and a function that shows another. */
function useShownColour({ id, products }: Style<ListedProduct>, listId: string) {
  const key = `${listId} ${id}`
  const [chosen, setChosen] = useState({ key, handle: chosenHandles.get(key) })
  const handle = chosen.key === key ? chosen.handle : chosenHandles.get(key)
  const product =
    products.find((colour) => colour.handle === handle) ??
    products.find(({ availability }) => availability === 'available') ??
    products[0]

  function show(newHandle: string) {
    chosenHandles.set(key, newHandle)
    setChosen({ key, handle: newHandle })
  }
  return [product, show] as const
}
