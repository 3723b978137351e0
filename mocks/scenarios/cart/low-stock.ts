import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'
import { getFirstProduct } from '../given/first-product.ts'

export const lowStock = defineScenario({
  name: 'low-stock',
  summary: 'One style of trousers has only two of each size left, and the cart has one of them.',
  department: 'cart',
  params: filledCartParams,
  async given(context) {
    for (const { id } of getFirstProduct(context.catalogue).variants) context.world.stock.set(id, 2)
    await givenFilledCart(context)
  },
  start: '/cart',
})
