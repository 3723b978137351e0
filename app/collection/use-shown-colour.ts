import { useState } from 'react'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { Style } from './styles.ts'

/** The handles that cards show because they were chosen, by list and style: Back shows a list as it was left. */
const chosenHandles = new Map<string, string>()

/** The colour of a style that its card shows, at first one that is in stock, and a function that shows another. */
export function useShownColour({ id, products }: Style<ListedProduct>, listId: string) {
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
