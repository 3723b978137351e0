import type { OptionType } from '#app/fit/option-codes.ts'
import type { Money } from '#app/ui/money.ts'
import type { VariantGrid } from './size/variant-grid.ts'

export type Swatch = { name: string; hex: string }

export type Badge = { title: string; kind: 'promo' | 'auto-discount' | 'other' }

/** One colour of one style, as much of it as a card shows. */
export type ProductCard = {
  handle: string
  /** The style, like 'Heroes'. */
  style: string
  /** The colour, like 'Navy'. */
  colour: Swatch
  price: Money
  compareAtPrice: Money | null
  badge: Badge | null
  image: string
  available: boolean
  /** All colours of the style that the list holds, itself among them. */
  colours: readonly { handle: string; colour: Swatch }[]
}

/** What a style's reviews come to: an average from 1 to 5, of so many. */
export type Rating = { average: number; count: number }

/** One colour of one style, all of it. */
export type Product = Omit<ProductCard, 'colours' | 'image'> & {
  /** As events name it. */
  id: string
  /** Its first 14 characters; every size's begins with them. */
  sku: string
  /** The style, for what is told of all its colours alike; its reviews go by it. */
  group: string
  productType: string
  /** Cut when it is ordered (PDP-08). */
  madeToOrder: boolean
  /** Null where nothing can be put on it (PDP-07). */
  personalisation: Personalisation | null
  promise: string
  description: string
  highlights: readonly string[]
  fabric: string
  care: string
  images: readonly { src: string; alt: string }[]
  colourways: readonly { handle: string; colour: Swatch; image: string; available: boolean }[]
  options: readonly ProductOption[]
  variants: VariantGrid
}

/** A few letters on a garment: sold as goods of their own, beside it. */
export type Personalisation = { merchandiseId: string; price: Money; maxLength: number }

/** Values in the order of the shop, like Waist 28, 30, 31 … */
export type ProductOption = { type: OptionType; values: readonly string[] }

/** Cards that are worth what they cost: no size, no parcel, and something to say to whoever gets one (PDP-09). */
export const isGiftCard = ({ productType }: { productType: string }): boolean => productType === 'Gift Card'

/** 'Heroes, Navy': what a product is called where style and colour stand in one line. */
export const productName = ({ style, colour }: { style: string; colour: Swatch }): string => `${style}, ${colour.name}`
