import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct } from '../../../world/catalogue.ts'

/** So many pieces together for one price, in minor units. */
export type Bundle = { quantity: number; price: number }

/** An offer that needs no code: Shopify calls it an automatic discount. */
export type MultibuyOffer = {
  name: string
  /** Which goods it is about, whatever they cost. */
  includes(product: CatalogueProduct): boolean
  /** Spec 9 gives each region its own terms; where it says "not shown", the region has no such offer. */
  terms: Partial<Record<RegionCode, { eligiblePrice: number; bundles: readonly Bundle[] }>>
}

/**
 * Spec 9, "Multi-buy offers", letter for letter, in minor units. "Eligible" is read as: a piece counts when it costs
 * exactly that. Belts have no quantity in the table, only "£20 off": a bundle of one at the eligible price less 20.
 */
export const MULTIBUY_OFFERS: readonly MultibuyOffer[] = [
  {
    name: 'T-shirts',
    includes: ({ garment }) => garment.kind === 'tee' && garment.fabric !== 'heavy-jersey',
    terms: {
      eu: { eligiblePrice: 55_00, bundles: [{ quantity: 3, price: 150_00 }] },
      gb: { eligiblePrice: 45_00, bundles: [{ quantity: 3, price: 115_00 }] },
      us: { eligiblePrice: 60_00, bundles: [{ quantity: 3, price: 150_00 }] },
    },
  },
  {
    name: 'Trunks',
    includes: ({ garment }) => garment.kind === 'trunk',
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
    includes: ({ garment }) => garment.kind === 'tee' && garment.fabric === 'heavy-jersey',
    terms: {
      eu: { eligiblePrice: 65_00, bundles: [{ quantity: 3, price: 150_00 }] },
      gb: { eligiblePrice: 55_00, bundles: [{ quantity: 3, price: 140_00 }] },
      us: { eligiblePrice: 79_00, bundles: [{ quantity: 3, price: 195_00 }] },
    },
  },
  {
    name: 'Belts',
    includes: ({ garment }) => garment.kind === 'belt',
    terms: {
      gb: { eligiblePrice: 89_00, bundles: [{ quantity: 1, price: 69_00 }] },
      us: { eligiblePrice: 125_00, bundles: [{ quantity: 1, price: 105_00 }] },
    },
  },
]
