import { createContext } from 'react'
import type { CartLine } from '#app/cart/cart.ts'
import { OPTION_CODES, parseOptionType, toUrlValue } from '#app/fit/option-codes.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import type { Product } from '../product.ts'
import { type Choice, getChoiceFromSearch } from '../size/choice.ts'

/** The fields of a product that a change of size or colour needs. */
export type LineGoods = Pick<
  Product,
  'handle' | 'style' | 'colour' | 'price' | 'options' | 'variants' | 'colourways' | 'personalisation'
>

/** The sizes of a line as address parameters of its product. */
export const toLineSearch = ({ options }: Pick<CartLine, 'options'>): SearchStrings =>
  Object.fromEntries(
    options.flatMap(({ key, value }) => {
      const type = parseOptionType(key)
      return type ? [[OPTION_CODES[type], toUrlValue(value)]] : []
    }),
  )

/** The sizes of a line as a choice of a product. */
export const getLineChoice = ({ options }: LineGoods, line: Pick<CartLine, 'options'>): Choice =>
  getChoiceFromSearch(options, toLineSearch(line))

/** Whether a line could have another size or colour. Gift cards and goods in one size could not. */
export const canChange = ({ options, product }: Pick<CartLine, 'options' | 'product'>): boolean =>
  options.length > 0 && product.productType !== 'Gift Card'

/** The change of a line that the page's address opens, for a form that works without script. */
export type OpenedChange = {
  lineKey: string
  goods: LineGoods
  /** Identifies the change, so that a form that is posted twice changes the line once. */
  mark: string
}

export const OpenedChangeContext = createContext<OpenedChange | null>(null)
