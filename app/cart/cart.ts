import type { Money } from '#app/ui/money.ts'

/** A shopper's cart in our words. Sums come from the server only; nothing here adds up money. */
export type Cart = {
  id: string
  lines: readonly CartLine[]
  /** Goods in all lines together. */
  count: number
  subtotal: Money
  total: Money
  discounts: readonly { name: string; amount: Money }[]
  discountCodes: readonly { code: string; applicable: boolean }[]
  giftMessage: string
  /** Where checkout goes on, with what the shop knows of the visitor (CART-13). */
  checkoutUrl: string
}

export type CartLine = {
  id: string
  merchandiseId: string
  quantity: number
  /** Null where the goods behind the line are gone. */
  product: { handle: string; title: string; image: string | null } | null
  /** In display order, option first: 'Waist' '34', then what the shopper added. */
  details: readonly LineDetail[]
  price: Money
  compareAtPrice: Money | null
  total: Money
}

export type LineDetail = { label: string; value: string }
type KeyValue = { key: string; value?: string | null }

/** The most of one line that may be asked for. Assumed; far above any stock, and far below what a typing slip makes. */
export const MAX_QUANTITY = 1_000

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
export function lineDetails(options: readonly KeyValue[], properties: readonly KeyValue[]): LineDetail[] {
  const rank = ({ key }: KeyValue) => RANK[key.toLowerCase()] ?? 9
  const inOrder = (pairs: readonly KeyValue[]) => pairs.toSorted((a, b) => rank(a) - rank(b))
  return [...inOrder(options), ...inOrder(properties)].flatMap(({ key, value }) => {
    if (!key || !value || HIDDEN.has(key)) return []
    const label = LABELS[key.toLowerCase()] ?? capitalised(key)
    // 'Build B' is a value of Build: said once is enough
    return [{ label, value: value.startsWith(`${label} `) ? value.slice(label.length + 1) : value }]
  })
}

/** 'label: value', or the value alone where the label is empty (a message). */
export const detailText = ({ label, value }: LineDetail): string => (label ? `${label}: ${value}` : value)

/** Where checkout goes on: the upstream's own address, with what it should know (CART-13). */
export function checkoutHref(checkoutUrl: string, visitor: { loggedIn: boolean; discountCode: string | null }): string {
  const url = new URL(checkoutUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`checkout at ${url.protocol} is not a page`)
  if (visitor.loggedIn) url.searchParams.set('logged_in', 'true')
  if (visitor.discountCode) url.searchParams.set('discount', visitor.discountCode)
  return url.href
}
