import { formatPrice } from '#app/ui/money.ts'
import { formatShortDate } from '#app/ui/short-date.ts'
import { MADE_TO_ORDER_KEY } from '#contracts/shop/made-to-order.ts'
import { LETTERS_KEY } from '#contracts/shop/personalised.ts'
import {
  type CartLine,
  getOwnAttributes,
  type KeyValue,
  type LineDetail,
  type LineToAdd,
  type ShopifyAttribute,
  withMarks,
} from './cart.ts'

/**
 * `value`: what the shop's pages write (lines-to-add.ts, gift-card/gift.ts); without it only other sales channels or
 * the server write the attribute. `isOfGoods`: it describes the goods, like letters; all others are words of a person.
 */
type LineAttribute = { value?: RegExp; isOfGoods?: true }

const LINE_ATTRIBUTES = new Map<string, LineAttribute>([
  ['message', { value: /^.{1,500}$/s }],
  ['Recipient name', { value: /^.{1,100}$/ }],
  ['Recipient email', { value: /^.{1,320}$/ }],
  ['Send on', { value: /^\d{4}-\d\d-\d\d$/ }],
  ['__shopify_send_gift_card_to_recipient', { value: /^on$/ }],
  [LETTERS_KEY, { value: /^.{1,50}$/u, isOfGoods: true }],
  ['_add-on', { value: /^\+?\d{1,20} .{1,50}$/u, isOfGoods: true }],
  [MADE_TO_ORDER_KEY, { value: /^true$/, isOfGoods: true }],
  ['_introducing', { isOfGoods: true }],
  ['_addedToCartTimestamp', { isOfGoods: true }],
])

/** The attribute of a line that no page of the shop writes, if any. It stays on its line and is never added. */
export const findForeignAttribute = (attributes: readonly KeyValue[]): KeyValue | undefined =>
  getOwnAttributes(attributes).find(({ key, value }) => !LINE_ATTRIBUTES.get(key)?.value?.test(value))

/** The attributes of a line that its copy in another cart has too. */
export const getGoodsAttributes = (attributes: readonly ShopifyAttribute[]): KeyValue[] =>
  attributes.flatMap(({ key, value }) => (value && isOfGoods(key) ? [{ key, value }] : []))

/** Whether a line has words of a person, which its copy leaves out. */
export const hasPersonalWords = ({ attributes }: { attributes: readonly ShopifyAttribute[] }): boolean =>
  attributes.some(({ key, value }) => value && !isOfGoods(key))

const isOfGoods = (key: string): boolean => LINE_ATTRIBUTES.get(key)?.isOfGoods === true

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

/** The hidden attribute that ties a product to its extra, like letters on a shirt (spec 3, "Hidden attribute keys"). */
const TIE = '_add-on'

/**
 * A product and its extra as two tied lines for `useCart().add`, so that the cart shows and removes them together. `tie` is
 * unique for each pair, so that two shirts with different letters stay two lines; the extra's has a plus before it.
 */
export function tieAddOn(product: LineToAdd, extra: LineToAdd, tie: string): LineToAdd[] {
  const withTie = (line: LineToAdd, value: string) => ({
    ...line,
    attributes: [...(line.attributes ?? []), { key: TIE, value }],
  })
  return [withTie(product, tie), withTie(extra, `+${tie}`)]
}

/**
 * The attributes of a line after a change of variant: the tie is this variant's, so that equal letters on equal shirts
 * merge, and the mark is that of the change.
 */
export function toVariantAttributes(
  attributes: readonly ShopifyAttribute[],
  { merchandiseId, mark }: { merchandiseId: string; mark: string },
): KeyValue[] {
  const tied = attributes.map(({ key, value }) =>
    key === TIE
      ? { key, value: value?.replace(TIED_VARIANT, `$1${getVariantNumber(merchandiseId)} `) }
      : { key, value },
  )
  return withMarks(tied, [mark])
}

/** The tie of letters on a variant, unique for each pair. */
export const createTie = (merchandiseId: string, letters: string): string =>
  `${getVariantNumber(merchandiseId)} ${letters}`

const TIED_VARIANT = /^(\+?)\d+ /

/** The tie of one of a pair, and whether it is the extra's; null for lines without one, and for ties of other sales channels. */
export function getPairTie(attributes: readonly ShopifyAttribute[]): { tie: string; isExtra: boolean } | null {
  const value = attributes.find(({ key }) => key === TIE)?.value
  if (!value || !TIED_VARIANT.test(value)) return null
  const isExtra = value.startsWith('+')
  return { tie: isExtra ? value.slice(1) : value, isExtra }
}

const getVariantNumber = (merchandiseId: string) => merchandiseId.slice(merchandiseId.lastIndexOf('/') + 1)

const getTie = (attributes: readonly KeyValue[]) => attributes.find(({ key }) => key === TIE)?.value

/** One constant for all lines without extras, so that memoised lines do not re-render. */
const NO_EXTRAS: readonly never[] = []

/** A line of a cart or of an order. */
type TiedLine = { id: string; attributes: readonly KeyValue[] }

type LineWithExtras<Line extends TiedLine> = { line: Line; extras: readonly Line[] }

/** Lines with their extras. An extra without its product becomes a line of its own, so that it can be removed. */
export function groupExtras<Line extends TiedLine>(lines: readonly Line[]): LineWithExtras<Line>[] {
  const productIds = new Map<string, string>()
  for (const { id, attributes } of lines) {
    const tie = getTie(attributes)
    if (tie && !tie.startsWith('+')) productIds.set(`+${tie}`, id)
  }
  const getProductId = ({ attributes }: Line) => productIds.get(getTie(attributes) ?? '')
  const extras = Map.groupBy(lines, getProductId)
  return (extras.get(undefined) ?? []).map((line) => ({ line, extras: extras.get(line.id) ?? NO_EXTRAS }))
}

/** The number of goods in lines, without extras like letters. The badge and the count cookie show it. */
export const countGoods = (lines: readonly (TiedLine & { quantity: number })[]): number =>
  groupExtras(lines).reduce((sum, { line }) => sum + line.quantity, 0)

/** The quantities that set a line, its extras included. */
export function getLineQuantities(
  lines: readonly CartLine[],
  lineId: string,
  quantity: number,
): Record<string, number> {
  const extras = groupExtras(lines).find(({ line }) => line.id === lineId)?.extras ?? []
  return Object.fromEntries([lineId, ...extras.map(({ id }) => id)].map((id) => [id, quantity]))
}

/** The quantities that empty the cart; null where there is nothing to remove (CART-08). */
export function getEmptyQuantities(lines: readonly CartLine[]): Record<string, number> | null {
  const filled = lines.filter(({ merchandiseId, quantity }) => merchandiseId && quantity > 0)
  return filled.length === 0 ? null : Object.fromEntries(filled.map(({ id }) => [id, 0]))
}

/** Removed lines as an addition that restores them. */
export const toLinesToAdd = (lines: readonly CartLine[]): LineToAdd[] =>
  lines.map(({ merchandiseId, quantity, attributes, product }) => ({
    merchandiseId,
    quantity,
    attributes: getOwnAttributes(attributes).filter(({ key, value }) => key && value),
    ...(hasLetters(attributes) && { productHandle: product.handle }),
  }))

const hasLetters = (attributes: readonly KeyValue[]) => attributes.some(({ key }) => key === LETTERS_KEY)
