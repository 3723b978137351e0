import { z } from 'zod'
import { defineScenario } from '../define-scenario.ts'
import { aFilledCart, filledCartParams } from '../given/a-filled-cart.ts'

export const cartWithDiscount = defineScenario({
  name: 'cart-with-discount',
  summary: 'The shopper’s cart carries a discount code: SORTED, unless another is named.',
  department: 'cart',
  params: filledCartParams.extend({ code: z.string().min(1).default('SORTED') }),
  async given(stage) {
    const { id } = await aFilledCart(stage)
    await stage.world.carts.update((query) => query.where({ id }), {
      data: (cart) => void cart.discountCodes.push(stage.params.code),
    })
  },
  start: '/cart',
})
