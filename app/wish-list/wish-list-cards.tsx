import { useCallback, useEffect, useState } from 'react'
import listStyles from '#app/collection/card-list.module.css'
import { ListedCard } from '#app/collection/listed-card.tsx'
import { useWords } from '#app/copy/use-words.ts'
import { wishListWords } from '#app/copy/wish-list.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { getItemKey, type WishListItem } from '#app/product/wish-list/wish-list.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import { useRegion } from '#app/region/use-region.ts'
import type { Elements } from '#app/ui/elements.ts'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { fetchListedGoods } from './listed-goods.functions.ts'
import styles from './wish-list-page.module.css'

/** Cards that are on the first screen of every device. */
const EAGER_CARDS = 2

/** The goods of a list as a collection shows them, each in its saved size. What is not sold has no card. */
export function WishListCards(props: {
  items: readonly WishListItem[]
  goods: ListedGoods
  /** What is below a card. */
  renderTools?: (item: WishListItem, name: string) => Elements
}) {
  const t = useWords(wishListWords)
  const fit = useSavedFit()
  return (
    <ul className={`${listStyles.list} ${styles.cards}`} data-plain aria-label={t('title')}>
      {props.items.map((item, at) => {
        const product = props.goods.get(item.handle)
        if (!product) return null
        return (
          <li key={getItemKey(item)} className={listStyles.item}>
            <ListedCard
              style={{ id: getItemKey(item), products: [product] }}
              listId="wish-list"
              eager={at < EAGER_CARDS}
              isLargest={at === 0}
              fit={fit}
              sizeSearch={parseSearch(item.size)}
              quantity={item.quantity}
            />
            {props.renderTools?.(item, `${product.style}, ${product.colour.name}`)}
          </li>
        )
      })}
    </ul>
  )
}

/** The goods of a list; null for what the region does not sell. */
type ListedGoods = ReadonlyMap<string, ListedProduct | null>

const NONE: ListedGoods = new Map()

/** Reads the goods of the browser's list, those that are new after each change. `retry` reads again after a failure. */
export function useListedGoods(items: readonly WishListItem[]): {
  goods: ListedGoods
  hasFailed: boolean
  retry: () => void
} {
  const { code: region } = useRegion()
  const [goods, setGoods] = useState<ListedGoods>(NONE)
  const [hasFailed, setHasFailed] = useState(false)
  const missing = [...new Set(items.map(({ handle }) => handle))].filter((handle) => !goods.has(handle))
  const handles = missing.slice(0, MAX_WISH_LIST_ITEMS).join(',')

  const read = useCallback(() => {
    const requested = handles.split(',')
    fetchListedGoods({ data: { region, handles: requested } }).then(
      (products) => {
        const byHandle = new Map(products.map((product) => [product.handle, product]))
        setGoods(
          (known) => new Map([...known, ...requested.map((handle) => [handle, byHandle.get(handle) ?? null] as const)]),
        )
      },
      () => setHasFailed(true),
    )
  }, [region, handles])
  useEffect(() => {
    if (handles !== '') read()
  }, [handles, read])

  function retry() {
    setHasFailed(false)
    read()
  }
  return { goods, hasFailed, retry }
}
