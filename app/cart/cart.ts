import type { MessageCode } from '#app/copy/messages.ts'
import { createRandomHex } from '#app/http/ids.ts'
import { costsMore, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { OfferName } from '#contracts/shop/multi-buy.ts'

/** A shopper's cart. Amounts come from Shopify. */
export type Cart = {
  /** Without its key, so that it gives no access to the cart. The full id stays in a cookie. */
  id: string
  /** ISO 8601 with offset. */
  createdAt: string
  updatedAt: string
  /** The email that the buyer gave to checkout, if any. */
  buyerEmail: string | null
  /** The number of the customer who owns the cart; null for an anonymous one. */
  customer: string | null
  /** The latest addition first, as Shopify orders them. */
  lines: readonly CartLine[]
  /** The number of goods in all lines, without extras like letters on a shirt (line-attributes.ts). */
  count: number
  /** Before discounts. */
  subtotal: Money
  total: Money
  /** The cost after discounts without gift cards, which come by email. Null where nothing is delivered. */
  deliverableTotal: Money | null
  /** Discounts over all lines, by code or by the title of an offer. */
  discounts: readonly Discount[]
  discountCodes: readonly { code: string; applicable: boolean }[]
  /** The discount code of a link, handed to checkout (CART-13). */
  codeForCheckout: string | null
  giftMessage: string
  /** The token of the assistant's cart that this is a copy of. */
  assistantCart?: string
  /** What the shopper should know of it, in their language. */
  note?: string
  /** Shopify's checkout with logged_in and the discount code (CART-13). */
  checkoutUrl: string
}

/** `isAutomatic`: an offer, which needs no code. */
export type Discount = { name: string; amount: Money; isAutomatic: boolean }

export type CartLine = {
  id: string
  merchandiseId: string
  sku: string
  quantity: number
  product: {
    id: string
    handle: string
    title: string
    image: string | null
    productType: string
    /** The multi-buy offers that its tags put it into (PDP-13). */
    multiBuys: readonly OfferName[]
  }
  /** In Shopify's spelling: 'Waist' '34', 'Build' 'Build B'. */
  options: readonly KeyValue[]
  /** All attributes, hidden ones included. */
  attributes: readonly KeyValue[]
  /** Options, then properties, in display order. */
  details: readonly LineDetail[]
  isMadeToOrder: boolean
  /** Per piece. */
  price: Money
  compareAtPrice: Money | null
  /** Before offers. */
  subtotal: Money
  total: Money
  /** Offers on this line. */
  offers: readonly Discount[]
}

/** What a line would cost without a reduction and without offers. */
export function getUndiscountedTotal({ compareAtPrice, price, quantity, subtotal }: CartLine): Money {
  if (!compareAtPrice || !costsMore(compareAtPrice, price)) return subtotal
  return toMoney(toMinorUnits(compareAtPrice) * quantity, compareAtPrice.currencyCode)
}

/** What one piece of a line costs after its offers and discounts, on average. */
export const getPaidPerPiece = ({ total, quantity }: CartLine): Money =>
  toMoney(Math.round(toMinorUnits(total) / quantity), total.currencyCode)

/** A line to add. Its attributes may carry the mark of its addition. */
export type LineToAdd = {
  merchandiseId: string
  quantity: number
  attributes?: readonly KeyValue[]
  /** The handle of a garment with letters, whose product the server checks. Not sent to Shopify. */
  productHandle?: string | undefined
  /** What the drawer shows while the addition is pending. Not sent. */
  goods?: PendingGoods
}

/** An update of a line (spec 3, "Cart-line update payload"); quantity 0 removes it. */
export type LineUpdate = { id: string; quantity: number; merchandiseId: string; attributes?: KeyValue[] }

/** A product that is being added, as the drawer shows it. */
export type PendingGoods = { title: string; image: string | null; details: readonly LineDetail[] }

/** A failure of a cart operation: a row of the error catalogue. */
export type CartFailure = Extract<CatalogueCode, `cart.${string}` | 'limit.reached'>

/** The code of a message about the cart: a failure, or the result of a request. */
export type Notice = CartFailure | Extract<MessageCode, `cart.${string}` | `discount.${string}`>

/** The result of an operation on the cart. */
export type CartOutcome =
  /** `soldOutTitles`: titles of goods that were removed because they are sold out. */
  | { ok: true; cart: Cart | null; notice: Notice | null; soldOutTitles?: readonly string[] }
  /** `cart`: the cart after the failure, where it is known. */
  | { ok: false; failure: CartFailure; cart?: Cart | null }

/** The result of an addition. A browser that refuses cookies would lose the cart that it makes, so it makes none. */
export type AdditionOutcome = CartOutcome | { ok: false; failure: 'cart.cookies-refused' }
export type AdditionFailure = Extract<AdditionOutcome, { ok: false }>['failure']

/** A cart's id without its key. */
export const toPublicId = (cartId: string): string => cartId.replace(/\?.*$/, '')

/** A visible property of a line. */
export type LineDetail = { label: string; value: string }
export type KeyValue = { key: string; value: string }
/** An attribute as Shopify sends it, whose value may be missing. */
export type ShopifyAttribute = { key: string; value?: string | null | undefined }

/** The address of checkout with logged_in and the discount code (CART-13). Throws for anything but an http(s) address. */
export function getCheckoutUrl(
  checkoutUrl: string,
  visitor: { isLoggedIn: boolean; discountCode: string | null },
): string {
  const url = new URL(checkoutUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`checkoutUrl must be http or https, not ${url.protocol}`)
  if (visitor.isLoggedIn) url.searchParams.set('logged_in', 'true')
  if (visitor.discountCode) url.searchParams.set('discount', visitor.discountCode)
  return url.href
}

/** The hidden line attribute that holds the marks of a line's additions (spec 3, "Hidden attribute keys"). */
const MARK_KEY = '_addedToCartTimestamp'

/**
 * The mark of one addition or other change: milliseconds since 1970 and eight random hex digits. A suffix names the
 * call, so that Shopify does not merge the line of a repeated call.
 */
export const MARK = /^(\d{13}-[0-9a-f]{8})(?:\.[0-9a-f]{4})?$/

/** The most marks of a line. Shopify limits an attribute to 255 characters, and older additions are settled. */
const MAX_MARKS = 8

export const createMark = (): string => `${Date.now()}-${createRandomHex(4)}`

/** When a mark was created, in ms since 1970. */
export const getMarkTime = (mark: string): number => Number(mark.split('-', 1)[0])

/** The marks of a line, oldest first. */
export function getMarks(attributes: readonly ShopifyAttribute[]): string[] {
  const value = getCallMark(attributes) ?? ''
  return value.split(' ').flatMap((mark) => MARK.exec(mark)?.[1] ?? [])
}

/** The mark with the suffix of its call, as a line holds it until it is merged. */
export const getCallMark = (attributes: readonly ShopifyAttribute[]): string | undefined =>
  attributes.find(({ key }) => key === MARK_KEY)?.value ?? undefined

/** The attributes of a line without its marks. */
export const getOwnAttributes = (attributes: readonly ShopifyAttribute[]): KeyValue[] =>
  attributes.flatMap(({ key, value }) => (key === MARK_KEY ? [] : [{ key, value: value ?? '' }]))

/** The attributes of a line with these marks instead of its own. */
export const withMarks = (attributes: readonly ShopifyAttribute[], marks: readonly string[]): KeyValue[] => [
  ...getOwnAttributes(attributes),
  { key: MARK_KEY, value: marks.slice(-MAX_MARKS).join(' ') },
]

/** The lines of an addition, with one mark where they have none. */
export function markLines(lines: readonly LineToAdd[], mark: string = createMark()): LineToAdd[] {
  return lines.map((line) => {
    const attributes = line.attributes ?? []
    return getMarks(attributes).length > 0 ? line : { ...line, attributes: withMarks(attributes, [mark]) }
  })
}

/** Marked lines for one call to Shopify. */
export function markCall(lines: readonly LineToAdd[]): LineToAdd[] {
  const call = createRandomHex(2)
  return markLines(lines).map(({ merchandiseId, quantity, attributes = [] }) => ({
    merchandiseId,
    quantity,
    attributes: withMarks(
      attributes,
      getMarks(attributes).map((mark) => `${mark}.${call}`),
    ),
  }))
}

/** Whether a cart's lines contain an addition. */
export const hasAddition = (
  lines: readonly { merchandiseId: string; attributes: readonly ShopifyAttribute[] }[],
  addition: readonly LineToAdd[],
): boolean =>
  addition.every(({ merchandiseId, attributes = [] }) => {
    const [mark] = getMarks(attributes)
    return (
      mark !== undefined &&
      lines.some((line) => line.merchandiseId === merchandiseId && getMarks(line.attributes).includes(mark))
    )
  })

/** A discount code in capitals, whatever case it was typed in. */
export const formatCode = (code: string): string => code.toUpperCase()
