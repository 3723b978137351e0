import type { ComponentProps } from 'react'
import { CartPage } from '#app/cart/cart-page.tsx'
import { type OpenedChange, OpenedChangeContext } from '../line-change/line-goods.ts'
import { CART_PARTS } from './cart-parts.ts'

/** `openedChange` is the change of a line that the address opens. */
export const ShopCartPage = (
  props: Omit<ComponentProps<typeof CartPage>, 'parts'> & { openedChange: OpenedChange | null },
) => {
  const { openedChange, ...page } = props
  return (
    <OpenedChangeContext value={openedChange}>
      <CartPage {...page} parts={CART_PARTS} />
    </OpenedChangeContext>
  )
}
