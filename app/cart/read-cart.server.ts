import { cartCount } from '#app/visitor/cookies.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { cartFromWire } from './cart.wire.ts'
import { toCartId } from './cart-address.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { dropCart, findCartId, getCheckoutVisitor, saveReading, wasEmptied } from './cart-id.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { cleanUpCart, toCompleted, toFailure } from './cart-results.server.ts'
import { copyCart, keepOwnCart } from './own-cart.server.ts'

/**
 * The visitor's cart, if any. A cart that reads as empty was checked out and is dropped (CART-05), unless the shopper has
 * just emptied it.
 */
export async function readCart(deps: CartDeps): Promise<CartOutcome> {
  const id = await findCartId(deps)
  if (!id) {
    deps.visitor.deleteCookie(cartCount(deps.region))
    return { ok: true, cart: null, notice: null }
  }
  try {
    return await keepOwnCart(deps, await fetchCart(deps, id))
  } catch (cause) {
    return toFailure(deps, 'cart.change-failed', cause)
  }
}

/**
 * Gives this browser the goods of a link's cart (CART-07), in a cart of its own: who sent the link knows the other one's id.
 * An existing cart wins. Where the fetch fails, the existing cart keeps its id, and the link's is forgotten.
 */
export async function restoreCart(deps: CartDeps, checkoutId: string): Promise<CartOutcome> {
  const savedId = await findCartId(deps)
  const linkedId = toCartId(checkoutId)
  if (savedId && savedId !== linkedId) deps.log('checkout_id was ignored: this browser has a cart of its own')
  try {
    if (savedId) return await keepOwnCart(deps, await fetchCart(deps, savedId))
    return (await copyCart(deps, linkedId)) ?? toCompleted(deps)
  } catch (cause) {
    const failure = toFailure(deps, 'cart.change-failed', cause)
    return savedId ? failure : { ...failure, cart: null }
  }
}

/** Reads a cart and puts it in order. Throws UpstreamError. */
async function fetchCart(deps: CartDeps, id: string): Promise<CartOutcome> {
  const wire = await deps.shopify.cart({ cartId: id })
  const cleaned = wire && (await cleanUpCart(deps, wire))
  if (cleaned && (cleaned.isAdjusted || isCutToStock(deps, cleaned.cart)))
    return { ok: true, cart: saveReading(deps, cleaned.cart), notice: 'cart.adjusted' }
  const wasExpectedEmpty = wasEmptied(deps)
  const cart = cleaned ? saveReading(deps, cleaned.cart) : null
  if (!cart && !wasExpectedEmpty) return toCompleted(deps)
  if (!cart) dropCart(deps)
  return { ok: true, cart, notice: null }
}

/**
 * Whether others have bought some of the goods since this browser last knew its cart. Shopify lowers such a line in silence:
 * then it has all that is left, and the cart has fewer goods than the count that this browser stored.
 */
function isCutToStock({ visitor, region }: CartDeps, wire: CartFragment): boolean {
  const knownCount = Number(visitor.getCookie(cartCount(region)))
  const isCut = ({ quantity, merchandise }: CartFragment['lines']['nodes'][number]) =>
    quantity > 0 && quantity === merchandise.quantityAvailable
  return wire.lines.nodes.some(isCut) && cartFromWire(wire, getCheckoutVisitor(visitor)).count < knownCount
}
