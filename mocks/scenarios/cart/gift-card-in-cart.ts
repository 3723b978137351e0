import { z } from 'zod'
import { GIFT_CARD_AMOUNTS } from '#contracts/shop/gift-cards.ts'
import { isGiftCard } from '#mocks/upstreams/shopify/goods/gift-card.ts'
import { CannotApply, defineScenario, region } from '../define-scenario.ts'
import { givenFilledCart } from '../given/filled-cart.ts'

export const giftCardInCart = defineScenario({
  name: 'gift-card-in-cart',
  summary: 'The shopper’s cart contains a gift card.',
  department: 'cart',
  params: z.strictObject({ region, amount: z.enum(GIFT_CARD_AMOUNTS.map(String)).default('50') }),
  async given(context) {
    const { amount } = context.params
    const card = context.catalogue.products
      .filter(isGiftCard)
      .flatMap(({ variants }) => variants)
      .find(({ values }) => values.at(-1) === amount)
    if (!card) throw new CannotApply(`this catalogue has no gift card of ${amount}`)
    await givenFilledCart({
      ...context,
      params: { region: context.params.region, merchandiseId: `gid://shopify/ProductVariant/${card.id}` },
    })
  },
  start: '/cart',
})
