import type { OfferName } from './multi-buy.ts'

/** The tags that put a product into an offer. Assumed: the source names offers and not how goods belong to them. */
const OFFER_TAGS: Readonly<Record<string, OfferName>> = {
  'multibuy:t-shirts': 'tees',
  'multibuy:trunks': 'trunks',
  'multibuy:heavyweight-tees': 'heavyweight-tees',
  'multibuy:belts': 'belts',
}

/** The offers that a product's tags put it into; none where the shop's data has no such tags. */
export const multiBuysFromTags = (tags: readonly string[]): OfferName[] => tags.flatMap((tag) => OFFER_TAGS[tag] ?? [])
