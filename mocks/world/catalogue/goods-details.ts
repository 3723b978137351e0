import type { RegionCode } from '#contracts/shop/regions.ts'
import type { UnitPriceMeasurement } from './measure.ts'
import type { Metafield } from './metafield.ts'
import type { SellingPlanGroup } from './selling-plan.ts'
import type { StoreImage } from './store-image.ts'
import type { StoreMedia } from './store-media.ts'
import type { CollectionTexts, ProductTexts, Seo, Translations } from './translations.ts'

/** ISO times. */
export type Timestamps = { createdAt: string; publishedAt: string; updatedAt: string }

/** From when it is in the store, as the file says; null: from the beginning. */
export type Scheduled = { availableFrom: string | null }

/** How many of a variant can be bought at once. */
export type QuantityRule = { minimum: number; maximum: number | null; increment: number }

/** The colour or picture of an option's value. */
export type Swatch = { color: string | null; image: StoreImage | null }

/** What a goods file says of a product; this shop derives it from the garment. */
export type ProductDetails = Timestamps &
  Scheduled & {
    vendor: string
    descriptionHtml: string
    isGiftCard: boolean
    sellingPlanGroups: readonly SellingPlanGroup[]
    requiresSellingPlan: boolean
    /** Sorts by id: the file's id, else the place in the file, as if the products had been created in its order. */
    idRank: number
    seo: Seo
    /** At least one: a placeholder if the file has none. */
    images: readonly StoreImage[]
    /** Images, videos and models in their order; empty if there are images alone. */
    media: readonly (StoreImage | StoreMedia)[]
    metafields: readonly Metafield[]
    translations: Translations<ProductTexts>
  }

/** What a goods file says of a variant. */
export type VariantDetails = {
  /** Minor units; null if it is not reduced. */
  compareAt: Readonly<Record<RegionCode, number>> | null
  /** By currency, in a file with markets: its prices there. Minor units. */
  marketPrices: ReadonlyMap<string, { price: number; compareAt: number | null }>
  barcode: string | null
  taxable: boolean
  requiresShipping: boolean
  weight: { value: number; unit: 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS' } | null
  unitPriceMeasurement: UnitPriceMeasurement | null
  quantityRule: QuantityRule
  /** Its product's first image if it has none of its own. */
  image: StoreImage | null
  metafields: readonly Metafield[]
}

/** What a goods file says of a collection. */
export type CollectionDetails = {
  /** As that of a product. */
  idRank: number
  /** Whether it has rules. */
  isSmart: boolean
  /** Numeric tail of gid://shopify/Collection/… */
  id: string
  descriptionHtml: string
  /** Null: the image of its first product. */
  image: StoreImage | null
  seo: Seo
  updatedAt: string
  metafields: readonly Metafield[]
  translations: Translations<CollectionTexts>
}
