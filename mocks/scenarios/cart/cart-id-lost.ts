import { z } from 'zod'
import { cartCountCookie } from '#contracts/shop/visitor.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const cartIdLost = defineScenario({
  name: 'cart-id-lost',
  summary: 'The shopper sees a count beside the cart icon, but the cart’s id is lost.',
  department: 'cart',
  reproduces: ['cart.no-id'],
  params: z.strictObject({ region }),
  given({ visitor, params }) {
    visitor.setCookie(cartCountCookie(params.region), '2')
  },
  start: '/cart',
})
