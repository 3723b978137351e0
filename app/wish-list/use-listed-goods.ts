import { useCallback, useEffect, useState } from 'react'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { WishListItem } from '#app/product/wish-list/wish-list.ts'
import { useRegion } from '#app/region/use-region.ts'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { fetchListedGoods } from './listed-goods.functions.ts'

/** The goods of a list; null for what the region does not sell. */
export type ListedGoods = ReadonlyMap<string, ListedProduct | null>

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
