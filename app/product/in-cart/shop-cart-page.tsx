import type { ComponentProps } from 'react'
import { CartPage } from '#app/cart/cart-page.tsx'
import { type OpenedChange, OpenedChangeContext } from '../line-change/line-goods.ts'
import { type OtherCart, OtherCartsContext } from '../other-cart/other-cart.ts'
import { CART_PARTS } from './cart-parts.ts'

/** `openedChange` is the change of a line that the address opens; `otherCarts` are known if the server rendered the page. */
export const ShopCartPage = (
  props: Omit<ComponentProps<typeof CartPage>, 'parts'> & {
    openedChange: OpenedChange | null
    otherCarts: readonly OtherCart[] | null
  },
) => {
  const { openedChange, otherCarts, ...page } = props
  return (
    <OpenedChangeContext value={openedChange}>
      <OtherCartsContext value={otherCarts}>
        <CartPage {...page} parts={CART_PARTS} />
      </OtherCartsContext>
    </OpenedChangeContext>
  )
}
