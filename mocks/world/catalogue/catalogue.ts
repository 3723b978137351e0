import type { RegionCode } from '#contracts/regions.ts'

/**
 * The default catalogue, which all worlds share and never write to. Changes of a world are in `world.stock` and
 * `world.withdrawn`.
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
  personalisation: CatalogueProduct
  /** Reviews of a style, by group sku. */
  reviews: ReadonlyMap<string, readonly CatalogueReview[]>
}

/** Spec section 3, "Product option types"; the last three are assumed for socks, trousers' lower leg and gift cards. */
export type OptionType =
  | 'waist'
  | 'build'
  | 'leg'
  | 'shortsleg'
  | 'swimshortsleg'
  | 'trunksleg'
  | 'chest'
  | 'size'
  | 'cut'
  | 'length'
  | 'taper'
  | 'pack'
  | 'amount'

/** One colour of one style. */
export type CatalogueProduct = {
  /** Numeric tail of gid://shopify/Product/… */
  id: string
  /** First 14 characters of every variant's sku. */
  sku: string
  /** First 6 characters of the sku: the style. */
  groupSku: string
  /** The style's name, such as 'Heroes'. */
  style: string
  /** '{style}-{colour}', such as 'heroes-navy'. */
  handle: string
  colour: {
    name: string
    hex: string
    family: 'black' | 'navy' | 'blue' | 'grey' | 'white' | 'beige' | 'brown' | 'green' | 'red' | 'multi'
  }
  productType:
    | 'Trousers'
    | 'Shorts'
    | 'Tops'
    | 'Underwear'
    | 'Denim'
    | 'Swimwear'
    | 'Socks'
    | 'Belts'
    | 'Gift Card'
    | 'Extra'
  /** Spec section 3: Trousers, Shorts, Tops, Underwear, Denim, Gift Card, Accessories, The Jack. */
  category: string
  tags: readonly string[]
  /** What the image is drawn from. */
  garment: Garment
  /** Minor units (pence, cents). */
  price: Readonly<Record<RegionCode, number>>
  compareAt: Readonly<Record<RegionCode, number>> | null
  options: readonly { type: OptionType; values: readonly string[] }[]
  variants: readonly CatalogueVariant[]
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
}

export type CatalogueCollection = {
  handle: string
  title: string
  description: string
  /** Product handles in shop order. */
  products: readonly string[]
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

/** Everything that an image of one colourway is drawn from. Hex colours. */
export type Garment = {
  kind:
    | 'trouser'
    | 'chino'
    | 'denim'
    | 'short'
    | 'swim'
    | 'tee'
    | 'polo'
    | 'shirt'
    | 'sweat'
    | 'jacket'
    | 'trunk'
    | 'sock'
    | 'belt'
    | 'gift-card'
  colour: string
  /** The second colour: thread, waistband, buckle or stripe. */
  accent?: string
  fabric:
    | 'twill'
    | 'wool'
    | 'denim'
    | 'cord'
    | 'linen'
    | 'jersey'
    | 'heavy-jersey'
    | 'pique'
    | 'oxford'
    | 'fleece'
    | 'nylon'
    | 'rib'
    | 'leather'
    | 'card'
  pattern?: 'plain' | 'stripe' | 'breton' | 'check' | 'melange' | 'print'
  cut?: 'slim' | 'standard' | 'straight'
  /** Inches of inside leg, for shorts and trunks. */
  legInches?: number
  sleeve?: 'short' | 'long'
}
