import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'

/** A number of pieces together for one price, in minor units. */
export type Bundle = { quantity: number; price: number }

/** An offer without a code: Shopify's automatic discount. */
export type MultibuyOffer = {
  name: string
  /** The tag of the products in the offer. Assumed, because the spec names offers only by kind of product. */
  tag: string
  /** Spec 9 gives terms per region. "Not shown" is read as no offer. */
  terms: Partial<Record<RegionCode, { eligiblePrice: number; bundles: readonly Bundle[] }>>
}

/**
 * Spec 9, "Multi-buy offers", in minor units. Belts have no quantity there, only "£20 off": a bundle of one at the
 * eligible price less 20.
 */
export const MULTIBUY_OFFERS: readonly MultibuyOffer[] = [
  {
    name: 'T-shirts',
    tag: 'multibuy:t-shirts',
    terms: {
      eu: { eligiblePrice: 55_00, bundles: [{ quantity: 3, price: 150_00 }] },
      gb: { eligiblePrice: 45_00, bundles: [{ quantity: 3, price: 115_00 }] },
      us: { eligiblePrice: 60_00, bundles: [{ quantity: 3, price: 150_00 }] },
    },
  },
  {
    name: 'Trunks',
    tag: 'multibuy:trunks',
    terms: {
      eu: {
        eligiblePrice: 30_00,
        bundles: [
          { quantity: 3, price: 80_00 },
          { quantity: 5, price: 120_00 },
        ],
      },
      gb: {
        eligiblePrice: 25_00,
        bundles: [
          { quantity: 3, price: 65_00 },
          { quantity: 5, price: 99_00 },
        ],
      },
      us: {
        eligiblePrice: 32_00,
        bundles: [
          { quantity: 3, price: 80_00 },
          { quantity: 5, price: 120_00 },
        ],
      },
    },
  },
  {
    name: 'Heavyweight tees',
    tag: 'multibuy:heavyweight-tees',
    terms: {
      eu: { eligiblePrice: 65_00, bundles: [{ quantity: 3, price: 150_00 }] },
      gb: { eligiblePrice: 55_00, bundles: [{ quantity: 3, price: 140_00 }] },
      us: { eligiblePrice: 79_00, bundles: [{ quantity: 3, price: 195_00 }] },
    },
  },
  {
    name: 'Belts',
    tag: 'multibuy:belts',
    terms: {
      gb: { eligiblePrice: 89_00, bundles: [{ quantity: 1, price: 69_00 }] },
      us: { eligiblePrice: 125_00, bundles: [{ quantity: 1, price: 105_00 }] },
    },
  },
]

/** Whether a piece counts towards an offer: its product has the tag and it costs exactly the eligible price. */
export const isEligible = (
  { tag, terms }: MultibuyOffer,
  product: CatalogueProduct,
  unitPrice: number,
  region: RegionCode,
): boolean => product.tags.includes(tag) && unitPrice === terms[region]?.eligiblePrice
