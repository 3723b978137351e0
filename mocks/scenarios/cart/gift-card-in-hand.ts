import { z } from 'zod'
import { getGiftCardExpiry } from '#mocks/world/gift-cards.ts'
import { defineScenario, region } from '../define-scenario.ts'

export const giftCardInHand = defineScenario({
  name: 'gift-card-in-hand',
  summary: 'The shopper has a gift card that can pay for part of an order.',
  department: 'cart',
  params: z.strictObject({
    region,
    code: z
      .string()
      .regex(/^[A-Z0-9]{8,20}$/)
      .default('GIFT000000000050'),
    /** Whole pounds, dollars or euros. */
    value: z.int().positive().default(50),
  }),
  async given({ world, params: { region: store, code, value } }) {
    await world.giftCards.create({
      id: `gid://shopify/GiftCard/${world.ids.nextNumber('gift-card')}`,
      region: store,
      code,
      initialValue: value * 100,
      balance: value * 100,
      expiresAt: getGiftCardExpiry(world.clock.now()),
    })
  },
})
