import { type CartLine, getOwnAttributes } from '#app/cart/cart.ts'
import { cartFromWire } from '#app/cart/cart.wire.ts'
import type { CartDeps } from '#app/cart/cart-deps.server.ts'
import { groupExtras } from '#app/cart/line-attributes.ts'
import { addMoney, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { cartCount, cartId } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import { MADE_TO_ORDER_KEY } from '#contracts/shop/made-to-order.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { getLineChoice } from '../line-change/line-goods.ts'
import { createLinesToAdd } from '../lines-to-add.ts'
import { getPriceFrom } from '../price-line.tsx'
import type { Product } from '../product.ts'
import { getVariant } from '../size/choice.ts'
import type { OtherCart } from './other-cart.ts'

/** What reading a cart of another region needs; `readProduct` reads a product of this shop. Both throw UpstreamError. */
type OtherCartDeps = {
  getCartDeps: (region: RegionCode) => Pick<CartDeps, 'shopify' | 'report'>
  readProduct: (handle: string) => Promise<Product | null>
}

/** The regions besides this one in which the visitor's cookies have a cart with goods. */
export const listOtherCarts = (here: RegionCode, visitor: Visitor): readonly RegionCode[] =>
  REGION_CODES.filter(
    (region) =>
      region !== here && visitor.getCookie(cartId(region)) && Number(visitor.getCookie(cartCount(region))) > 0,
  )

/**
 * Reads the visitor's cart of another region, whose cookies stay as they are; null if it was checked out. If it cannot be
 * read, which is reported, only its count is known.
 */
export async function readOtherCart(
  region: RegionCode,
  visitor: Visitor,
  { getCartDeps, readProduct }: OtherCartDeps,
): Promise<OtherCart | null> {
  const { shopify, report } = getCartDeps(region)
  try {
    const wire = await shopify.cart({ cartId: visitor.getCookie(cartId(region)) ?? '' })
    const cart = wire && cartFromWire(wire, { isLoggedIn: false, discountCode: null })
    return cart && cart.count > 0 ? await compareGoods(region, cart.count, groupExtras(cart.lines), readProduct) : null
  } catch (cause) {
    report('cart.change-failed', cause)
    return { region, count: Number(visitor.getCookie(cartCount(region))), goods: [], missing: [], total: null }
  }
}

async function compareGoods(
  region: RegionCode,
  count: number,
  lines: ReturnType<typeof groupExtras<CartLine>>,
  readProduct: OtherCartDeps['readProduct'],
): Promise<OtherCart> {
  const compared = await Promise.all(
    lines.map(async ({ line, extras }) => ({
      title: line.product.title,
      found: extras.length > 0 ? null : await findHere(line, readProduct),
    })),
  )
  const available = compared.flatMap((line) => line.found ?? [])
  const totals = available.map(({ total }) => total)
  return {
    region,
    count,
    goods: available.flatMap(({ toAdd }) => toAdd),
    missing: [...new Set(compared.flatMap((line) => (line.found ? [] : [line.title])))],
    total: totals.length > 0 ? totals.reduce(addMoney) : null,
  }
}

/**
 * The line that adds the same goods here, and their price; null if they are not in stock. Letters and texts about a person
 * are not copied.
 */
async function findHere(line: CartLine, readProduct: OtherCartDeps['readProduct']) {
  const isPersonal = getOwnAttributes(line.attributes).some(({ key }) => key !== MADE_TO_ORDER_KEY)
  const product = isPersonal ? null : await readProduct(line.product.handle)
  if (!product) return null
  const choice = getLineChoice(product, line)
  const variant = getVariant(product, choice)
  if (variant?.state !== 'available') return null
  const { price } = getPriceFrom(product, choice)
  return {
    toAdd: createLinesToAdd(product, variant.merchandiseId).map((toAdd) => ({ ...toAdd, quantity: line.quantity })),
    total: toMoney(toMinorUnits(price) * line.quantity, price.currencyCode),
  }
}
