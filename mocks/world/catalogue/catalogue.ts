import { COLOUR_FAMILIES } from '#contracts/shop/colour-families.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ContentEntry, ContentPart } from '../content-overlay.ts'
import type { CollectionDetails, ProductDetails, Swatch, VariantDetails } from './goods-details.ts'
import type { StoreContent } from './store-content.ts'
import type { Translations } from './translations.ts'

/**
 * The goods and content of the stores, which all worlds share and never write to: this shop's, or those of a goods file.
 * Changes of a world are in `world.stock` and `world.withdrawn`.
 */
export type Catalogue = {
  products: readonly CatalogueProduct[]
  collections: readonly CatalogueCollection[]
  byHandle: ReadonlyMap<string, CatalogueProduct>
  /** By the numeric tail of the product's Shopify id. */
  byId: ReadonlyMap<string, CatalogueProduct>
  /** By the numeric tail of the variant's Shopify id. */
  variantById: ReadonlyMap<string, { product: CatalogueProduct; variant: CatalogueVariant }>
  variantBySku: ReadonlyMap<string, { product: CatalogueProduct; variant: CatalogueVariant }>
  /** All colours of one style, in shop order; key is the first six characters of the sku (COL-06). */
  groups: ReadonlyMap<string, readonly CatalogueProduct[]>
  collectionByHandle: ReadonlyMap<string, CatalogueCollection>
  /** Letters on a garment: sold with it and never alone, so in no collection and found only by id and sku. */
  personalisation: CatalogueProduct | null
  /** Reviews of a style, by group sku. */
  reviews: ReadonlyMap<string, readonly CatalogueReview[]>
  /** Entries of the content service by part, drafts included. A world's overlay replaces single parts. */
  entries: Readonly<Partial<Record<ContentPart, readonly ContentEntry[]>>>
  /** What a goods file has besides; absent for this shop's own. */
  content?: StoreContent
}

/** Spec section 3, "Product option types"; the last three are assumed for socks, trousers' lower leg and gift cards. */
export const OPTION_TYPES = [
  'waist',
  'build',
  'leg',
  'shortsleg',
  'swimshortsleg',
  'trunksleg',
  'chest',
  'size',
  'cut',
  'length',
  'taper',
  'pack',
  'amount',
] as const
export type OptionType = (typeof OPTION_TYPES)[number]

/** An option: of this shop, or of a goods file. */
export type CatalogueOption =
  | { type: OptionType; values: readonly string[] }
  | {
      name: string
      values: readonly string[]
      swatches: ReadonlyMap<string, Swatch>
      translations: Translations<{ name: string }>
      valueTranslations: ReadonlyMap<string, Translations<{ name: string }>>
    }

/** What the colours of styles are sorted into: the families of the shop's filter, and prints of several colours. */
export const CATALOGUE_FAMILIES = [...COLOUR_FAMILIES, 'multi'] as const

/**
 * One colour of one style, or a product of a goods file's `products`: it has `details`, its title as style and no colour or
 * garment.
 */
export type CatalogueProduct = {
  /** Numeric tail of gid://shopify/Product/… */
  id: string
  /** First 14 characters of every variant's sku; the handle in a goods file. */
  sku: string
  /** First 6 characters of the sku: the style. The handle in a goods file. */
  groupSku: string
  /** The style's name, such as 'Heroes'. */
  style: string
  /** '{style}-{colour}', such as 'heroes-navy'. */
  handle: string
  colour: { name: string; hex: string; family: (typeof CATALOGUE_FAMILIES)[number] }
  productType: string
  /** Spec section 3: Trousers, Shorts, Tops, Underwear, Denim, Gift Card, Accessories, The Jack. */
  category: string
  tags: readonly string[]
  /** What the image is drawn from; absent in a goods file. */
  garment?: Garment
  /** Minor units (pence, cents). */
  price: Readonly<Record<RegionCode, number>>
  compareAt: Readonly<Record<RegionCode, number>> | null
  options: readonly CatalogueOption[]
  variants: readonly CatalogueVariant[]
  /** What it is, in a line. */
  subtitle?: string
  /** One line of copy. */
  promise: string
  description: string
  /** Three lines of copy. */
  highlights: readonly string[]
  fabric: string
  care: string
  /** The most letters of a personalisation; absent if it cannot be personalised. */
  letters?: number
  /** Handles of its collections. */
  collections: readonly string[]
  /** ISO date of its launch; sorts 'newest'. */
  since: string
  /** Sorts 'best selling': higher sells more. */
  popularity: number
  /** What only a goods file says. */
  details?: ProductDetails
}

export type CatalogueVariant = {
  /** Numeric tail of gid://shopify/ProductVariant/… */
  id: string
  sku: string
  /** In the order of the product's options. */
  values: readonly string[]
  /** Stock before any world sells from it. */
  inventory: number
  /** null: never sold ahead. 0 or more: a pre-order variant (spec section 5). */
  preOrder: number | null
  /** Only where it differs from the product's (gift cards). Minor units. */
  price?: Readonly<Record<RegionCode, number>>
  /** What only a goods file says. */
  details?: VariantDetails
}

export type CatalogueCollection = {
  handle: string
  title: string
  description: string
  /** Product handles in shop order. */
  products: readonly string[]
  /** Handles of the colours that the cards of their styles open with. */
  firstColours?: readonly string[]
  /** What only a goods file says. */
  details?: CollectionDetails
}

export type CatalogueReview = {
  id: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  body: string
  author: string
  /** ISO date. */
  at: string
  verified: boolean
  /** How many found it helpful before the world began. */
  votes: number
  /** The reviewer's photos: how they were taken, of the style's colour with this name. */
  photos: { colour: string; place: Snapshot }[]
  /** What the reviewer says of his build and size; absent before the shop asked, and for goods of one size. */
  measures?: {
    heightCm: number
    weightKg: number
    /** The size bought, such as '34 / B / 32'. */
    size: string
    /** How it runs. */
    fit: 'small' | 'true_to_size' | 'large'
  }
}

/** Where buyers take the photos of their reviews; the image host draws them. */
export const SNAPSHOTS = ['floor', 'bed'] as const
export type Snapshot = (typeof SNAPSHOTS)[number]

/** The garments that the image host draws. */
export const GARMENT_KINDS = [
  'trouser',
  'chino',
  'denim',
  'short',
  'swim',
  'tee',
  'polo',
  'shirt',
  'sweat',
  'jacket',
  'trunk',
  'sock',
  'belt',
  'gift-card',
] as const

/** The cloths that it draws them in. */
export const FABRICS = [
  'twill',
  'wool',
  'denim',
  'cord',
  'linen',
  'jersey',
  'heavy-jersey',
  'pique',
  'oxford',
  'fleece',
  'nylon',
  'rib',
  'leather',
  'card',
] as const

/** What it prints, knits or weaves into them. */
export const PATTERNS = ['plain', 'stripe', 'breton', 'check', 'melange', 'print'] as const

/** Everything that an image of one colourway is drawn from. Hex colours. */
export type Garment = {
  kind: (typeof GARMENT_KINDS)[number]
  colour: string
  /** The second colour: thread, waistband, buckle or stripe. */
  accent?: string
  fabric: (typeof FABRICS)[number]
  pattern?: (typeof PATTERNS)[number]
  cut?: 'slim' | 'standard' | 'straight'
  /** Inches of inside leg, for shorts and trunks. */
  legInches?: number
  sleeve?: 'short' | 'long'
}
