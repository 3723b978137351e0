import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { Cart } from './cart.ts'

/**
 * What the shop has to tell about the cart: a row of the error catalogue, or what became of what was asked for. adjusted:
 * goods in it were sold elsewhere (CART-07). capped: stock gave less than was asked for. offline: nothing was sent.
 */
export type Notice = CatalogueCode | 'cart.adjusted' | 'cart.capped' | 'cart.offline'

/** How an operation on the cart went. Failures are rows of the error catalogue. */
export type CartOutcome =
  | { ok: true; cart: Cart | null; notice: Notice | null }
  /** `cart`: how it stands all the same, where that is known. */
  | { ok: false; failure: CatalogueCode; cart?: Cart | null }
