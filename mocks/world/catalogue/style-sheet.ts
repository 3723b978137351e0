import type { RegionCode } from '#contracts/shop/regions.ts'
import type { StyleColourInput, StyleInput } from '../goods-file/schema/style.ts'
import type { CatalogueProduct } from './catalogue.ts'
import type { SizeRun } from './sizes.ts'

/** Minor units in each region's currency. */
type Price = Readonly<Record<RegionCode, number>>

/** One colour of a style sheet. */
export type Colourway = Omit<StyleColourInput, 'hex' | 'family' | 'reduced'> &
  CatalogueProduct['colour'] & { reduced?: Price | undefined }

/** All data of one style of a goods file: copy, prices in minor units, sizes and colours. */
export type StyleSheet = Omit<StyleInput, 'productOptions' | 'price' | 'pricesByValue' | 'colours'> & {
  sizes: SizeRun
  price: Price
  /** Prices by option value, for packs of socks and amounts of gift cards. */
  pricesByValue: ReadonlyMap<string, Price>
  /** In shop order. Ids follow from the position. */
  colours: readonly Colourway[]
}
