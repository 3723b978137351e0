import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Garment, ProductType } from './catalogue.ts'
import type { Dye } from './dyes.ts'
import type { SizeRun } from './sizes.ts'

/** Minor units in each region's currency. */
type Price = Readonly<Record<RegionCode, number>>

/** A price from whole pounds, dollars and euros. */
export const toPrice = (pounds: number, dollars: number, euros: number): Price => ({
  gb: pounds * 100,
  us: dollars * 100,
  eu: euros * 100,
})

/** How much of a colour is in stock. */
export type Availability = 'usual' | 'sold-out' | 'pre-order' | 'low-stock' | 'made-to-order' | 'unlimited'

/** One colour of a style sheet. */
export type Colourway = Dye & {
  availability?: Availability
  /** The reduced price; the style's price becomes the compare-at price. */
  reduced?: Price
  /** Launch of this colour, if later than its style's. ISO date. */
  since?: string
  tags?: readonly string[]
  /** How the image of this colour differs from its style's. */
  garment?: Pick<Garment, 'accent' | 'pattern'>
  /** Variants, such as '28 / Build C / 32', whose sku has the wrong block suffix: see sku.ts. */
  mislabelled?: readonly string[]
}

/** Whose texts a style's reviews share: reviews/by-kind. */
export type ReviewKind =
  | 'trousers'
  | 'denim'
  | 'shorts'
  | 'swims'
  | 'tees'
  | 'polos'
  | 'shirts'
  | 'knit'
  | 'jackets'
  | 'underwear'
  | 'socks'
  | 'belts'
  | 'gift-cards'

/** All data of one style: copy, prices, sizes and colours. */
export type StyleSheet = {
  /** Product and variant ids follow from it, so it is never used again. */
  number: number
  /** The first six characters of every sku: the group (COL-06). */
  code: string
  name: string
  productType: ProductType
  category: string
  garment: Omit<Garment, 'colour'>
  sizes: SizeRun
  /** Cut from a short and a long block, which some skus name: see sku.ts. */
  twoBlocks?: boolean
  /** Chosen collections; those by type and colour are in collections.ts. */
  collections?: readonly string[]
  /** The most letters of a personalisation (spec 9, "Personalisation"); the number is assumed. */
  letters?: number
  price: Price
  /** Prices by option value, for packs of socks and amounts of gift cards. */
  pricesByValue?: Readonly<Record<string, Price>>
  tags?: readonly string[]
  /** ISO date of the style's launch. */
  since: string
  /** How well it sells, from 0 to 100. */
  popularity: number
  reviews: ReviewKind
  /** In shop order. Ids follow from the position, so a new colour goes to the end. At most 20. */
  colours: readonly Colourway[]
  promise: string
  description: string
  highlights: readonly [string, string, string]
  fabric: string
  care: string
}
