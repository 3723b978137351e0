import type { KeyValue } from './cart.ts'

/** The attribute that holds the letters on a garment (PDP-07). */
export const LETTERS = 'Personalisation'

/**
 * `value`: what the shop's own pages write (lines-to-add.ts, gift-card/gift.ts); without it another sales channel does, or the
 * shop by itself. `isOfGoods`: it makes goods what they are, like what is sewn on them; all others are words of a person.
 */
type LineAttribute = { value?: RegExp; isOfGoods?: true }

const LINE_ATTRIBUTES = new Map<string, LineAttribute>([
  ['message', { value: /^.{1,500}$/s }],
  ['Recipient name', { value: /^.{1,100}$/ }],
  ['Recipient email', { value: /^.{1,320}$/ }],
  ['Send on', { value: /^\d{4}-\d\d-\d\d$/ }],
  ['__shopify_send_gift_card_to_recipient', { value: /^on$/ }],
  [LETTERS, { value: /^.{1,50}$/u, isOfGoods: true }],
  ['_add-on', { value: /^\+?\d{1,20} .{1,50}$/u, isOfGoods: true }],
  ['_mto', { value: /^true$/, isOfGoods: true }],
  ['_introducing', { isOfGoods: true }],
  ['_addedToCartTimestamp', { isOfGoods: true }],
])

type Pair = { key: string; value?: string | null }

/** Whether the shop's pages write such an attribute: one of another sales channel is kept where it is, and never added. */
export const isOwnAttribute = ({ key, value }: KeyValue): boolean =>
  LINE_ATTRIBUTES.get(key)?.value?.test(value) ?? false

/** The attributes of a line that a copy of it has, too. */
export const getGoodsAttributes = (attributes: readonly Pair[]): KeyValue[] =>
  attributes.flatMap(({ key, value }) => (value && isOfGoods(key) ? [{ key, value }] : []))

/** Whether a line carries words of a person, which a copy lacks. */
export const hasPersonalWords = ({ attributes }: { attributes: readonly Pair[] }): boolean =>
  attributes.some(({ key, value }) => value && !isOfGoods(key))

const isOfGoods = (key: string): boolean => LINE_ATTRIBUTES.get(key)?.isOfGoods === true
