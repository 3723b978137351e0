import { useCallback } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { shopperMessages } from '#contracts/errors/shopper-messages.ts'
import { successMessages } from '#contracts/errors/success-messages.ts'
import type { Locale } from '#contracts/shop/regions.ts'
import { translateFrom } from './copy.ts'

const ADJUSTED = "Cart updated. Some items are now gone. But don't worry, there's plenty more fits in the sea."
const WITHOUT_WORDS =
  'Gift messages and recipients are personal, so they did not come along. Any gift card in here now goes to you.'

/** Notices that are neither a failure of the error catalogue nor a success message of spec 8. */
const notices = {
  /** Spec 4, "Cart": products were sold elsewhere and left the cart (CART-07). */
  'cart.adjusted': ADJUSTED,
  /** The goods of a link's cart, or of a customer who has signed out, were copied without personal texts (CART-07). */
  'cart.without-words': WITHOUT_WORDS,
  'cart.adjusted-without-words': `${ADJUSTED} ${WITHOUT_WORDS}`,
  /** A posted form changed the size or colour of a line (CART-18). */
  'cart.line-changed': {
    'en-GB': 'Changed. Your basket is as you want it now.',
    'en-US': 'Changed. Your cart is as you want it now.',
  },
  /** Stock is smaller than the requested quantity. */
  'cart.capped': 'That is all we have of one of your sizes. We have put in as many as there are.',
  /** Only some lines of an order could be added again. */
  'cart.reordered-in-part': 'Some of that order is not in here. The order’s page says what, and why.',
  /** The browser refuses the cookie of a cart, so nothing was added. */
  'cart.cookies-refused': {
    'en-GB':
      'Your browser refuses cookies, and a basket needs one. Allow them for this shop, then press again: your choice stays.',
    'en-US':
      'Your browser refuses cookies, and a cart needs one. Allow them for this shop, then press again: your choice stays.',
  },
  /** The browser refuses the cookie that keeps a code for the checkout. */
  'discount.cookies-refused':
    'Your browser refuses cookies, so the code cannot come along by itself. Allow them for this shop and try again, or type it in at the checkout.',
  'connection.lost': 'You are offline. Pages that are not open yet cannot load until you are back.',
  /** A form could not be sent. */
  'form.offline': 'You seem to be offline. What you wrote is still here: please send it again when you are back.',
  /** A change of the cart could not be sent. */
  'cart.offline': {
    'en-GB': 'You seem to be offline. Your basket is as it was: please try again when you are back.',
    'en-US': 'You seem to be offline. Your cart is as it was: please try again when you are back.',
  },
} as const

/** Our own messages that differ in the US; messages that the specification gives are the same everywhere. */
const localFailures = {
  'cart.no-id': {
    'en-GB': shopperMessages['cart.no-id'],
    'en-US': 'Your cart has expired. Please add your things again.',
  },
  'cart.change-failed': {
    'en-GB': shopperMessages['cart.change-failed'],
    'en-US': 'We couldn’t reach your cart just now. Nothing is lost: please try again.',
  },
  'returns.order-not-found': {
    'en-GB': shopperMessages['returns.order-not-found'],
    'en-US':
      'We can’t find an order with this number and this email or zipcode. Please check them: both are in your order confirmation.',
  },
} as const

/** What the shopper reads when something failed, succeeded or changed, by code. The texts of spec 8 are letter for letter. */
export const messages = { ...shopperMessages, ...localFailures, ...successMessages, ...notices } as const

/** The code of a message to the shopper. */
export type MessageCode = keyof typeof messages

/** Whether a word, for example from an address, is a code with a message. */
export const isMessageCode = (word: string): word is MessageCode => Object.hasOwn(messages, word)

/**
 * The message of a code in a locale; empty for a catalogue row that shows nothing. `retryAfterS` is the time to wait, for
 * messages that contain it.
 */
export const messageFor = (code: MessageCode | CatalogueCode, locale: Locale, retryAfterS?: number): string =>
  isMessageCode(code) ? translateFrom(locale, messages, code, { wait: formatWait(locale, retryAfterS) }) : ''

/** `messageFor(code, locale, retryAfterS)` in the language of this page's region. */
export function useMessageFor() {
  const { locale } = useRegion()
  return useCallback(
    (code: MessageCode | CatalogueCode, retryAfterS?: number) => messageFor(code, locale, retryAfterS),
    [locale],
  )
}

/** The text for an unknown time to wait. */
const UNKNOWN_WAIT = 'a little'

/** Longer waits are given in hours. */
const MAX_MINUTES = 59

/** Formats a time to wait like '5 minutes' or '2 hours', rounded up; 'a little' where it is not known. */
function formatWait(locale: Locale, seconds: number | undefined): string {
  if (seconds === undefined) return UNKNOWN_WAIT
  const minutes = Math.ceil(seconds / 60)
  const [unit, count] =
    minutes <= MAX_MINUTES ? (['minute', minutes] as const) : (['hour', Math.ceil(minutes / 60)] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
