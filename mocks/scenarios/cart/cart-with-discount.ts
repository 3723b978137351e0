import { z } from 'zod'
import { WELCOME_CODE } from '#contracts/shop/discount-codes.ts'
import { defineScenario } from '../define-scenario.ts'
import { filledCartParams, givenFilledCart } from '../given/filled-cart.ts'

export const cartWithDiscount = defineScenario({
  name: 'cart-with-discount',
  summary: `The shopper’s cart has a discount code: ${WELCOME_CODE} by default.`,
  department: 'cart',
  params: filledCartParams.extend({ code: z.string().min(1).default(WELCOME_CODE) }),
  async given(context) {
    const { id } = await givenFilledCart(context)
    await context.world.carts.update((query) => query.where({ id }), {
      data: (cart) => void cart.discountCodes.push(context.params.code),
    })
  },
  start: '/cart',
})
