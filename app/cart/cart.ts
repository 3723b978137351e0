import type { Money } from '#app/ui/money.ts'

/** A shopper's cart in our words. Sums come from the server only; nothing here adds up money. */
export type Cart = {
  /** Names it and opens nothing: the key that does stays in its cookie. */
  id: string
  /** In the order of the server: what was added last comes first. */
  lines: readonly CartLine[]
  /** Goods in all lines together. */
  count: number
  /** Before everything that is taken off. */
  subtotal: Money
  total: Money
  /** What the goods cost after all discounts that have to be sent: gift cards come by mail. Null where nothing has. */
  sent: Money | null
  /** What was taken off, by code or by the title of an offer, over all lines. */
  discounts: readonly Discount[]
  discountCodes: readonly { code: string; applicable: boolean }[]
  /** A code from a link, which the checkout will be handed (CART-13). */
  codeForCheckout: string | null
  giftMessage: string
  /** Where checkout goes on, with what the shop knows of the visitor (CART-13). */
  checkoutUrl: string
}

/** `automatic`: an offer, which needs no code. */
export type Discount = { name: string; amount: Money; automatic: boolean }

export type CartLine = {
  id: string
  merchandiseId: string
  sku: string
  quantity: number
  product: { id: string; handle: string; title: string; image: string | null; productType: string }
  /** As Shopify names them: 'Waist' '34', 'Build' 'Build B'. */
  options: readonly KeyValue[]
  /** All that was said of the line when it was put in, hidden ones too. */
  attributes: readonly KeyValue[]
  /** In display order, option first: 'Waist' '34', then what the shopper added. */
  details: readonly LineDetail[]
  madeToOrder: boolean
  /** Of one piece. */
  price: Money
  compareAtPrice: Money | null
  /** Before offers. */
  subtotal: Money
  total: Money
  /** What offers take off this line. */
  offers: readonly Discount[]
}

export type LineDetail = { label: string; value: string }
export type KeyValue = { key: string; value: string }
type Said = { key: string; value?: string | null }

/** The most of one line that may be asked for. Assumed; far above any stock, and far below what a typing slip makes. */
export const MAX_QUANTITY = 1_000

/** Characters of a gift message. Assumed: what fits on a card, well below Shopify's limit for an attribute. */
export const GIFT_MESSAGE_MAX = 200

export const goodsIn = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Spec 3: attribute keys that are between us and the warehouse. */
const HIDDEN = new Set(['_add-on', '_introducing', '_addedToCartTimestamp', '_mto'])

/** Spec 3, display order: "Waist, Size first; Build, Cut second; Leg, ShortsLeg, Length third". */
const RANK: Record<string, number> = {
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

/** Spec 3, "Line-property labels"; the rest are shown as they are named. */
const LABELS: Record<string, string> = {
  shortsleg: 'Leg',
  swimshortsleg: 'Leg',
  trunksleg: 'Leg',
  taper: 'Lower Leg',
  message: '',
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What a line says of itself: its options in fixed order, then its properties; hidden and half-empty ones left out (CART-10). */
export function lineDetails(options: readonly Said[], properties: readonly Said[]): LineDetail[] {
  const rank = ({ key }: Said) => RANK[key.toLowerCase()] ?? 9
  const inOrder = (pairs: readonly Said[]) => pairs.toSorted((a, b) => rank(a) - rank(b))
  return [...inOrder(options), ...inOrder(properties)].flatMap(({ key, value }) => {
    if (!key || !value || HIDDEN.has(key)) return []
    const label = LABELS[key.toLowerCase()] ?? capitalised(key)
    // 'Build B' is a value of Build: said once is enough
    return [{ label, value: value.startsWith(`${label} `) ? value.slice(label.length + 1) : value }]
  })
}

/** 'label: value', or the value alone where the label is empty (a message). */
export const detailText = ({ label, value }: LineDetail): string => (label ? `${label}: ${value}` : value)

/** What a line is called where its controls are named: 'Heroes, Navy, Waist: 34, Build: B, Leg: 32'. */
export const lineName = ({ product, details }: CartLine): string =>
  [product.title, ...details.map(detailText)].join(', ')

/** Where checkout goes on: the upstream's own address, with what it should know (CART-13). */
export function checkoutHref(checkoutUrl: string, visitor: { loggedIn: boolean; discountCode: string | null }): string {
  const url = new URL(checkoutUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`checkout at ${url.protocol} is not a page`)
  if (visitor.loggedIn) url.searchParams.set('logged_in', 'true')
  if (visitor.discountCode) url.searchParams.set('discount', visitor.discountCode)
  return url.href
}
