import type { CartInput } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CartRecord } from '../../world/carts.ts'
import { saveCart } from '../shopify/cart/change-cart.ts'
import { readDiscountCodes } from '../shopify/cart/discount-codes.ts'
import type { CartWarning } from '../shopify/cart/user-error.ts'
import { isEmail } from '../shopify/customer/email.ts'
import { fromGid } from '../shopify/gid.ts'
import { getSellableQuantity } from '../shopify/goods/availability.ts'
import { type PricedCart, priceCart } from '../shopify/pricing/price-cart.ts'
import { listCountries } from '../shopify/shop/countries.ts'
import type { AgentContext } from './context.ts'
import { replaceLines } from './line-items.ts'
import { createError, type Message, toLineMessage } from './messages.ts'
import { quotePrices } from './quotes.ts'

/** What an agent sends of a cart or a checkout, and changes besides. */
type Contents = Pick<CartInput, 'line_items' | 'buyer' | 'discounts' | 'context'>
type Changed = { cart: PricedCart; messages: Message[] } | { problems: [Message, ...Message[]] }

/**
 * Replaces all parts of a cart that agents can set, and saves it; with problems nothing changes. Runs inside
 * `world.runExclusive`.
 */
export async function replaceCart(
  context: AgentContext,
  record: CartRecord,
  contents: Contents,
  more: Partial<CartRecord> = {},
): Promise<Changed> {
  const { world } = context
  const { lines, errors } = replaceLines(context, record, contents.line_items)
  const [first, ...others] = [...errors.map(toLineMessage), ...findBuyerProblems(contents)]
  if (first) return { problems: [first, ...others] }
  const changed = {
    ...record,
    lines,
    ...readBuyer(context, record, contents),
    discountCodes: readDiscountCodes(contents.discounts?.codes),
    ...more,
  }
  const quoted = quotePrices(priceCart(world, changed))
  const { cart, warnings } = await saveCart(context, record, { ...changed, quoted })
  if (!cart) throw new Error('A saved cart has a view')
  return { cart: cart.cart, messages: warnings.flatMap((warning) => toMessage(warning, cart.cart)) }
}

/** Whether nothing of what an agent wants can be sold. */
export const isAllSoldOut = ({ world }: AgentContext, { line_items }: Contents): boolean =>
  line_items.length > 0 &&
  line_items.every(({ item }) => {
    const id = fromGid('ProductVariant', item.id)
    return id !== undefined && world.catalogue.variantById.has(id) && getSellableQuantity(world, id) === 0
  })

/** What is wrong with how a buyer can be reached. */
export function findBuyerProblems({ buyer }: Pick<Contents, 'buyer'>): Message[] {
  return buyer?.email === undefined || isEmail(buyer.email)
    ? []
    : [createError('invalid', 'This is no email address.', { path: '$.buyer.email' })]
}

/** The buyer after a change; without one in it, a signed-in buyer stays and any other is forgotten. */
function readBuyer({ world, region }: AgentContext, record: CartRecord, { buyer, context }: Contents) {
  const country = listCountries(world.catalogue, region).find((code) => code === context?.address_country)
  const countryCode = country ?? record.buyer.countryCode
  if (!buyer && record.buyer.customerId !== null) return { buyer: { ...record.buyer, countryCode } }
  return {
    buyerEmail: buyer?.email ?? null,
    buyer: { ...record.buyer, countryCode, phone: buyer?.phone_number ?? null },
  }
}

/** The changes that the store made by itself. Sold-out lines are named wherever a cart is shown. */
function toMessage({ code, message, target }: CartWarning, { lines }: PricedCart): Message[] {
  if (code !== 'MERCHANDISE_NOT_ENOUGH_STOCK') return []
  const index = lines.findIndex(({ record }) => record.id === target)
  return [{ type: 'warning', code: 'quantity_adjusted', content: message, path: `$.line_items[${index}].quantity` }]
}
