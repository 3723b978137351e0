import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

/** A line that the shopper's page shows and their cart does not have any more. */
export const GONE_LINE = 'gid://shopify/CartLine/gone?cart=gone'

export const cartLinesMissing = defineScenario({
  name: 'cart-lines-missing',
  summary: `The shopper has a cart, and a page of before with the line ${GONE_LINE}, which is removed since.`,
  department: 'cart',
  reproduces: ['cart.lines-missing'],
  params: filledCartParams,
  async given(context) {
    await givenFilledCart(context)
  },
  start: '/cart',
})
