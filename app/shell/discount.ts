import { successMessages } from '#contracts/errors/success-messages.ts'
import type { Notification } from './notification-machine.ts'

/** Spec 8: the code of the first order, whose banner says how much it takes off. */
const WELCOME_CODE = 'SORTED'

/** What a shopper is told of the code that came with the address (CART-14). */
export const discountNotification = (code: string): Notification => ({
  type: 'discount-code',
  theme: 'success',
  text: successMessages[code === WELCOME_CODE ? 'discount.sorted' : 'discount.other'],
})
