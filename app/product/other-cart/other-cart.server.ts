import { getOwnAttributes } from '#app/cart/addition-mark.ts'
import type { CartLine } from '#app/cart/cart.ts'
import { cartFromWire } from '#app/cart/cart.wire.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import { groupExtras } from '#app/cart/line-attributes.ts'
import { addMoney, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { cartCount, cartId } from '#app/visitor/cookies.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { getLineChoice, type LineGoods } from '../line-change/line-goods.ts'
import { getPriceFrom } from '../price-line.tsx'
import { getVariant } from '../size/choice.ts'
import type { OtherCart } from './other-cart.ts'

/** Reads a product of this shop by its handle; null if it has none. Throws UpstreamError. */
type ReadGoods = (handle: string) => Promise<LineGoods | null>

/** Reads the visitor's carts of other regions. Their cookies stay as they are. Throws UpstreamError. */
export async function readOtherCarts(
  here: RegionCode,
  getDeps: (region: RegionCode) => Pick<CartDeps, 'shopify' | 'visitor'>,
  readGoods: ReadGoods,
): Promise<OtherCart[]> {
  const carts = await Promise.all(
    REGION_CODES.filter((region) => region !== here).map((region) => readOtherCart(region, getDeps(region), readGoods)),
  )
  return carts.filter((cart) => cart !== null)
}

/** Reads the cart of another region; null if the visitor has none there, or nothing in it. Throws UpstreamError. */
async function readOtherCart(
  region: RegionCode,
  { shopify, visitor }: Pick<CartDeps, 'shopify' | 'visitor'>,
  readGoods: ReadGoods,
): Promise<OtherCart | null> {
  const id = visitor.getCookie(cartId(region))
  if (!id || !Number(visitor.getCookie(cartCount(region)))) return null
  const wire = await shopify.cart({ cartId: id })
  const cart = wire && cartFromWire(wire, { isLoggedIn: false, discountCode: null })
  if (!cart || cart.count === 0) return null
  const lines = await Promise.all(
    groupExtras(cart.lines).map(async ({ line, extras }) => ({
      line,
      found: extras.length > 0 ? null : await findHere(line, readGoods),
    })),
  )
  const goods = lines.flatMap(({ line, found }) => (found ? [{ ...found, line }] : []))
  const prices = goods.map(({ price, line }) => toMoney(toMinorUnits(price) * line.quantity, price.currencyCode))
  return {
    region,
    count: cart.count,
    goods: goods.map(({ merchandiseId, line }) => ({
      merchandiseId,
      quantity: line.quantity,
      title: line.product.title,
    })),
    missing: [...new Set(lines.flatMap(({ line, found }) => (found ? [] : [line.product.title])))],
    total: prices.length > 0 ? prices.reduce(addMoney) : null,
  }
}

/**
 * The variant of this shop with the sizes of a line; null if it is not in stock. What a line says of a person or is sewn for
 * one is not repeated.
 */
async function findHere(line: CartLine, readGoods: ReadGoods) {
  const isPersonal = getOwnAttributes(line.attributes).length > 0 && !line.isMadeToOrder
  const goods = isPersonal ? null : await readGoods(line.product.handle)
  if (!goods) return null
  const choice = getLineChoice(goods, line)
  const variant = getVariant(goods, choice)
  return variant?.state === 'available'
    ? { merchandiseId: variant.merchandiseId, price: getPriceFrom(goods, choice).price }
    : null
}
