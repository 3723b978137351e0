import { listOffersOfKind, type MultiBuy, type OfferName } from '#contracts/shop/multi-buy.ts'
import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'

/** How the shop names its offers. Each is one of Shopify's automatic discounts. */
export const OFFER_TITLES: Readonly<Record<OfferName, string>> = {
  tees: 'T-shirts',
  trunks: 'Trunks',
  'heavyweight-tees': 'Heavyweight tees',
  belts: 'Belts',
}

/** Whether a piece counts towards an offer: its product is of the kind and it costs exactly the eligible price. */
export const isEligible = (
  { name, eligiblePrice }: MultiBuy,
  { productType, category, style, tags }: CatalogueProduct,
  unitPrice: number,
): boolean =>
  unitPrice === eligiblePrice && listOffersOfKind({ names: [productType, category, style], tags }).includes(name)
