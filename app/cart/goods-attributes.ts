import type { KeyValue } from './cart.ts'

/**
 * The attributes that make goods what they are: what is sewn on them, and hidden keys of spec 3. All others, like the
 * recipient of a gift card, are words of a person.
 */
const OF_GOODS = new Set(['Personalisation', '_add-on', '_introducing', '_addedToCartTimestamp', '_mto'])

type Pair = { key: string; value?: string | null }

/** The attributes of a line that a copy of it has, too. */
export const getGoodsAttributes = (attributes: readonly Pair[]): KeyValue[] =>
  attributes.flatMap(({ key, value }) => (value && OF_GOODS.has(key) ? [{ key, value }] : []))

/** Whether a line carries words of a person, which stay behind. */
export const hasPersonalWords = ({ attributes }: { attributes: readonly Pair[] }): boolean =>
  attributes.some(({ key, value }) => value && !OF_GOODS.has(key))
