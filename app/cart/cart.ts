import type { MessageCode } from '#app/copy/messages.ts'
import { formatPrice, type Money } from '#app/ui/money.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { MADE_TO_ORDER_KEY } from '#contracts/shop/made-to-order.ts'
import type { OfferName } from '#contracts/shop/multi-buy.ts'

/** A shopper's cart. Amounts come from Shopify; nothing here adds up money. */
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
  | { ok: true; cart: Cart | null; notice: Notice | null }
  /** `cart`: the cart after the failure, where it is known. */
  | { ok: false; failure: CartFailure; cart?: Cart | null }

/** A cart's id without its key. */
export const toPublicId = (cartId: string): string => cartId.replace(/\?.*$/, '')

type LineDetail = { label: string; value: string }
export type KeyValue = { key: string; value: string }
/** An attribute as Shopify sends it, whose value may be missing. */
export type ShopifyAttribute = { key: string; value?: string | null | undefined }

/** The highest quantity of a line. Assumed: far above any stock, far below what a typing slip makes. */
export const MAX_QUANTITY = 1_000

/** The most lines of one addition. They are looked up in Shopify's response, which has the latest hundred lines. */
export const MAX_LINES_ADDED = 100

/** The longest gift message, in characters. Assumed: what fits on a card, well below Shopify's limit. */
export const GIFT_MESSAGE_MAX = 200

/** Attribute keys that are not shown (spec 3, "Hidden attribute keys"), and Shopify's own of a gift card for another recipient. */
const HIDDEN_KEYS = new Set([
  '_add-on',
  '_introducing',
  '_addedToCartTimestamp',
  MADE_TO_ORDER_KEY,
  '__shopify_send_gift_card_to_recipient',
])

/** Display order (spec 3): "Waist, Size first; Build, Cut second; Leg, ShortsLeg, Length third". */
const RANKS: Record<string, number> = {
  waist: 1,
  chest: 1,
  size: 1,
  build: 2,
  cut: 2,
  leg: 3,
  shortsleg: 3,
  swimshortsleg: 3,
  trunksleg: 3,
  length: 3,
}

/** Labels that differ from the key (spec 3, "Line-property labels"). */
const LABELS: Record<string, string> = {
  shortsleg: 'Leg',
  swimshortsleg: 'Leg',
  trunksleg: 'Leg',
  taper: 'Lower Leg',
  message: '',
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The visible details of a line (CART-10): options, then properties, without hidden ones and those without key or value. */
export function getLineDetails(
  options: readonly ShopifyAttribute[],
  properties: readonly ShopifyAttribute[],
): LineDetail[] {
  const rank = ({ key }: ShopifyAttribute) => RANKS[key.toLowerCase()] ?? 9
  const sortByRank = (pairs: readonly ShopifyAttribute[]) => pairs.toSorted((a, b) => rank(a) - rank(b))
  return [...sortByRank(options), ...sortByRank(properties)].flatMap(({ key, value }) => {
    if (!key || !value || HIDDEN_KEYS.has(key)) return []
    const label = LABELS[key.toLowerCase()] ?? capitalise(key)
    // The value 'Build B' of the option Build is shown as 'B'.
    return [{ label, value: value.startsWith(`${label} `) ? value.slice(label.length + 1) : value }]
  })
}

/** 'label: value', or the value alone where the label is empty (a message). */
export const formatDetail = ({ label, value }: LineDetail): string => (label ? `${label}: ${value}` : value)

/** A line's details for display: a gift card's amount as money, and its day as a date (spec 9, short form). */
export const getShownDetails = ({ details, price }: CartLine, intlLocale: string): readonly LineDetail[] =>
  details.map(({ label, value }) => {
    if (label === 'Amount' && /^\d+$/.test(value))
      return { label, value: formatPrice({ ...price, amount: value }, intlLocale) }
    return { label, value: label === 'Send on' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatShortDate(value) : value }
  })

/** A line's name for its controls: 'Heroes, Navy, Waist: 34, Build: B, Leg: 32'. */
export const getLineName = (line: CartLine, intlLocale: string): string =>
  [line.product.title, ...getShownDetails(line, intlLocale).map(formatDetail)].join(', ')

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

/** The text to acknowledge before letters are added: spec 5, letter for letter, in every region. */
export const ACKNOWLEDGEMENT = 'I acknowledge that personalised items cannot be exchanged or returned.'
