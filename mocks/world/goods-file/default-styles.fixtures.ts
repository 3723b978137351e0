import type { StyleSheet } from '../catalogue/style-sheet.ts'
import { buildStyles } from './build-styles.ts'
import { getDefaultGoods } from './default-goods.ts'
import { createPriceReader } from './price-reader.ts'

const goods = getDefaultGoods()
const refuse = () => {
  throw new Error('The goods of this shop have a problem')
}

/** The styles of this shop. */
export const defaultStyles: readonly StyleSheet[] = buildStyles(goods, createPriceReader(goods, refuse), refuse).styles
