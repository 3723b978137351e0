import { useHydrated } from '@tanstack/react-router'
import { memo, Suspense, useState } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { lazyOptional } from '#app/page/optional-part.tsx'
import { ProductCardLink } from '#app/product/card/product-card.tsx'
import { Swatches } from '#app/product/card/swatches.tsx'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getChosenPrice } from '#app/product/listed-product.ts'
import { getProductName } from '#app/product/product.ts'
import { SaveButton } from '#app/product/wish-list/save-button.tsx'
import { type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import styles from './listed-card.module.css'
import type { Style } from './style-groups.ts'

/** Widths for four columns beside the filters, three, or two on a phone. */
const SIZES = '(min-width: 1600px) 20vw, (min-width: 1024px) 26vw, (min-width: 768px) 31vw, 50vw'

const MySize = lazyOptional(() => import('./my-size.tsx').then((module) => module.MySize))
const QuickAdd = lazyOptional(() => import('./quick-add.tsx').then((module) => module.QuickAdd))

/**
 * A style of a collection: its swatches switch the colour. It shows the stock in the shopper's size if that is known from a
 * saved fit or from filters.
 */
export const ListedCard = memo(function ListedCard(props: {
  style: Style<ListedProduct>
  listId: string
  eager: boolean
  isLargest: boolean
  fit: SavedFit | null
  /** Sizes with exactly one selected value. */
  sizeSearch: SearchStrings
  /** How many of them are added to the cart, 1 if absent. */
  quantity?: number
}) {
  const { style, fit, sizeSearch } = props
  const [product, show] = useShownColour(style, props.listId)
  // adding to the cart needs script, and the saved fit is known only to the browser
  const isSized = useHydrated() && (fit !== null || Object.keys(sizeSearch).length > 0)
  return (
    <ProductCardLink
      product={product}
      chosen={getChosenPrice(product, sizeSearch)}
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
      corner={
        <SaveButton
          handle={product.handle}
          name={getProductName(product)}
          size={stringifySearch(sizeSearch).slice(1)}
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
            <QuickAdd
              key={product.handle}
              product={product}
              fit={fit}
              sizeSearch={sizeSearch}
              quantity={props.quantity ?? 1}
            />
          </Suspense>
        ) : null
      }
    />
  )
})

/** The handles of chosen colours by list and style, so that Back restores them. */
const chosenHandles = new Map<string, string>()

/** Returns the colour that a card shows, at first one in stock, and a function that shows another. */
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
