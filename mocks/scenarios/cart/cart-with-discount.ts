import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartWithDiscount = defineScenario({
  name: 'cart-with-discount',
  summary: 'The shopper’s cart has a discount code: SORTED by default.',
  department: 'cart',
  params: filledCartParams.extend({ code: z.string().min(1).default('SORTED') }),
  async given(context) {
    const { id } = await givenFilledCart(context)
    await context.world.carts.update((query) => query.where({ id }), {
      data: (cart) => void cart.discountCodes.push(context.params.code),
    })
  },
  start: '/cart',
})
