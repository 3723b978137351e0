import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct, Garment } from '../catalogue.ts'
import type { Dye } from './dyes.ts'
import type { SizeRun } from './sizes.ts'

/** Minor units in each region's currency. */
export type Price = Readonly<Record<RegionCode, number>>

/** Whole pounds, dollars and euros, as the buyer writes them on the sheet. */
export const price = (pounds: number, dollars: number, euros: number): Price => ({
  gb: pounds * 100,
  us: dollars * 100,
  eu: euros * 100,
})

/**
 * How a colour stands on the shelves: as usual; all gone; not yet in and sold ahead; the last of it; cut when ordered; or
 * never running out, because there is nothing to run out of.
 */
export type Shelf = 'usual' | 'gone' | 'ahead' | 'last' | 'made-to-order' | 'endless'

/** One colour on a style sheet. */
export type Colourway = Dye & {
  shelf?: Shelf
  /** What it costs now that it is reduced; the style's price becomes the one it is compared with. */
  reduced?: Price
  /** When this colour joined, if later than its style. ISO date. */
  since?: string
  tags?: readonly string[]
  /** Where this colour is drawn otherwise than its style. */
  garment?: Pick<Garment, 'accent' | 'pattern'>
  /** Variants ('28 / Build C / 32') that left the mill with the other block's suffix: see sku.ts. */
  mislabelled?: readonly string[]
}

/** Which bank of sentences a style's reviews are written from. */
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

/** Everything the house knows about one style: what the copywriter, the buyer and the cutter wrote down. */
export type StyleSheet = {
  /** Product and variant ids follow from it: never given to another style. */
  number: number
  /** The first six characters of every sku: the group (COL-06). */
  code: string
  name: string
  productType: CatalogueProduct['productType']
  category: string
  garment: Omit<Garment, 'colour'>
  sizes: SizeRun
  /** Cut from a short and a long block, which the sku of some legs tells apart: see sku.ts. */
  twoBlocks?: boolean
  /** Collections that the buyer chose; those that follow from type and colour are in collections.ts. */
  collections?: readonly string[]
  /** How many letters the workroom puts on it, where it does: spec 9, "Personalisation". The number is ours. */
  letters?: number
  price: Price
  /** Prices of sizes that cost something else: packs of socks, amounts on a gift card. By option value. */
  priceOf?: Readonly<Record<string, Price>>
  tags?: readonly string[]
  /** ISO date on which the style joined the shop. */
  since: string
  /** 0 to 100: how well it sells among its like. */
  popularity: number
  reviews: ReviewKind
  /** In shop order. Ids follow from the place, so a new colour goes to the end. At most 20. */
  colours: readonly Colourway[]
  promise: string
  description: string
  highlights: readonly [string, string, string]
  fabric: string
  care: string
}
