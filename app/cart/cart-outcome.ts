import { isMessageCode, type MessageCode } from '#app/copy/messages.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { Cart } from './cart.ts'

/** A failure of a cart operation: a row of the error catalogue. */
export type CartFailure = Extract<CatalogueCode, `cart.${string}` | 'limit.reached'>

/** The code of a message about the cart: a failure, or what became of a request. */
export type Notice = CartFailure | Extract<MessageCode, `cart.${string}` | `discount.${string}`>

/** The result of an operation on the cart. */
export type CartOutcome =
  | { ok: true; cart: Cart | null; notice: Notice | null }
  /** `cart`: the cart after the failure, where it is known. */
  | { ok: false; failure: CartFailure; cart?: Cart | null }

/** Spec 8: the code of the first order, with a message of its own. */
const WELCOME_CODE = 'SORTED'

/** The message of a code that will be taken off at checkout (CART-14). Shopify's codes are case-insensitive. */
export const getOfferNotice = (code: string): 'discount.sorted' | 'discount.other' =>
  code.toUpperCase() === WELCOME_CODE ? 'discount.sorted' : 'discount.other'

/** The notice that a posted form put into the address; null for any other word. */
export const getFormNotice = (problem: string | undefined): Notice | null =>
  problem !== undefined && isNotice(problem) ? problem : null

const isNotice = (word: string): word is Notice =>
  (/^(?:cart|discount)\./.test(word) || word === 'limit.reached') && isMessageCode(word)
