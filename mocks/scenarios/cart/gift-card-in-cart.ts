import { z } from 'zod'
import { defineScenario, region } from '../define-scenario.ts'
import { aFilledCart } from '../given/a-filled-cart.ts'

/** Spec 9: "Gift card amounts: 25, 50, 100, 150, 200". */
const AMOUNTS = ['25', '50', '100', '150', '200'] as const

export const giftCardInCart = defineScenario({
  name: 'gift-card-in-cart',
  summary: 'The shopper’s cart holds a gift card for somebody else.',
  department: 'cart',
  params: z.strictObject({ region, amount: z.enum(AMOUNTS).default('50') }),
  async given(stage) {
    const card = stage.catalogue.byHandle
      .get('gift-card-ink')
      ?.variants.find(({ values }) => values.at(-1) === stage.params.amount)
    await aFilledCart({
      ...stage,
      params: { region: stage.params.region, merchandiseId: `gid://shopify/ProductVariant/${card?.id}` },
    })
  },
  start: '/cart',
})
