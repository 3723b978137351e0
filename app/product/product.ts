import type { Badge } from '#app/content/badge.wire.ts'
import type { Garment } from '#app/fit/figure/dress.ts'
import type { OptionType } from '#app/fit/option-codes.ts'
import { costsMore, type Money } from '#app/ui/money.ts'
import type { OfferName } from '#contracts/shop/multi-buy.ts'
import type { AvailabilityState, VariantGrid } from './size/variant-grid.ts'

/** A colour; `hex` is #rrggbb, or null where only its name is known. */
export type Swatch = { name: string; hex: string | null }

/** One colour of one style, as a card shows it. */
export type ProductCard = {
  handle: string
  /** The style, like 'Heroes'. */
  style: string
  /** The colour, like 'Navy'. */
  colour: Swatch
  /** What it is, in a line, like 'Cotton twill chino, standard leg'; null if unknown. */
  subtitle: string | null
  price: Money
  compareAtPrice: Money | null
  badge: Badge | null
  image: string | null
  /** A second picture, which a card shows on hover, focus and swipe. */
  secondImage: string | null
  availability: AvailabilityState
  /** The colours of the style in this list, including this one. */
  colours: readonly { handle: string; colour: Swatch }[]
}

/** Whether goods cost less than before. */
export const isReduced = ({ price, compareAtPrice }: Pick<ProductCard, 'price' | 'compareAtPrice'>): boolean =>
  compareAtPrice !== null && costsMore(compareAtPrice, price)

/** The average of a style's reviews, from 1 to 5, and their number. */
export type Rating = { average: number; count: number }

/** One colour of one style, as its page shows it. */
export type Product = Omit<ProductCard, 'colours' | 'subtitle' | 'image' | 'secondImage' | 'availability'> & {
  /** The number of its Shopify id, or the id as the backend sends it. Analytics events use it. */
  id: string
  /** The first 14 characters of every variant's sku. */
  sku: string
  /** The style's id, which all its colours share. Reviews belong to it. */
  group: string
  productType: string
  /** Broader than the type, like 'Trousers' or 'Accessories' (spec 3, "Categories"). */
  category: string
  /** The multi-buy offers that its tags put it into (PDP-13). */
  multiBuys: readonly OfferName[]
  /** Whether a saved fit sizes any of its options (FIT-18). */
  takesFit: boolean
  /** How a figure wears it; null for goods that it does not wear. */
  worn: Garment | null
  /** Cut after it is ordered (PDP-08). */
  isMadeToOrder: boolean
  /** Null if it takes no letters (PDP-07). */
  personalisation: Personalisation | null
  promise: string
  description: string
  highlights: readonly string[]
  fabric: string
  care: string
  images: readonly { src: string; alt: string }[]
  colourways: readonly { handle: string; colour: Swatch; availability: AvailabilityState }[]
  options: readonly ProductOption[]
  variants: VariantGrid
}

/** Letters on a garment, sold as a product beside it. `maxLength` is in letters. */
export type Personalisation = { merchandiseId: string; price: Money; maxLength: number }

/** An option with its values in the shop's order, such as waist 28, 30, 31. */
export type ProductOption = { type: OptionType; values: readonly string[] }

/** What decides which sizes a product has in stock. */
export type ProductSizes = Pick<Product, 'options' | 'variants'>

/** Whether a product's id is the number of a Shopify id, which Shopify's calls need. */
export const isShopifyId = (id: string): boolean => /^\d{1,20}$/.test(id)

const GIFT_CARD = 'Gift Card'

/** Whether a product is a gift card: no size, no delivery, and a message (PDP-09). */
export const isGiftCard = ({ productType, category }: { productType: string; category: string }): boolean =>
  productType === GIFT_CARD || category === GIFT_CARD

/** A product's name in one line: 'Heroes, Navy'. */
export const getProductName = ({ style, colour }: { style: string; colour: Swatch }): string =>
  `${style}, ${colour.name}`
