import { MULTI_BUYS, type MultiBuy, type OfferSet } from '#contracts/shop/multi-buy.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { formatWholePrice, type PriceList } from '../money.ts'
import type { CappedLine } from './cap-to-stock.ts'
import { chooseBundles } from './choose-bundles.ts'
import { isEligible, OFFER_TITLES } from './multibuy-offers.ts'
import { splitAmount } from './split-amount.ts'

/** What an automatic offer takes off a line, and the saving of one whole bundle. Minor units. */
export type OfferSaving = { title: string; amount: number; bundleSaving: number }

/** The savings of the automatic offers per line, in the order of the lines. Offers are in the store's own currency only. */
export function applyOffers({ region, currency }: PriceList, lines: readonly CappedLine[]): OfferSaving[][] {
  const savings = lines.map((): OfferSaving[] => [])
  if (currency !== REGIONS[region].currency) return savings
  for (const offer of MULTI_BUYS[region]) {
    // One line index per piece.
    const pieces = lines.flatMap(({ product, unitPrice, quantity }, index) =>
      isEligible(offer, product, unitPrice) ? Array.from({ length: quantity }, () => index) : [],
    )
    let bundledPieces = 0
    for (const bundle of chooseBundles(pieces.length, offer.eligiblePrice, offer.sets)) {
      const bundleLines = pieces.slice(bundledPieces, bundledPieces + bundle.quantity)
      bundledPieces += bundle.quantity
      const bundleSaving = bundle.quantity * offer.eligiblePrice - bundle.price
      const title = formatOfferTitle(offer, bundle, region)
      const shares = splitAmount(
        bundleSaving,
        bundleLines.map(() => 1),
      )
      for (const [piece, index] of bundleLines.entries())
        addSaving(savings[index], { title, amount: shares[piece] ?? 0, bundleSaving })
    }
  }
  return savings
}

function addSaving(lineSavings: OfferSaving[] | undefined, saving: OfferSaving) {
  const sameOffer = lineSavings?.find(({ title }) => title === saving.title)
  if (sameOffer) sameOffer.amount += saving.amount
  else lineSavings?.push(saving)
}

/** The shop's wording: 'T-shirts 3 for £115', 'Belts £20 off'. */
function formatOfferTitle(
  { name, eligiblePrice }: MultiBuy,
  { quantity, price }: OfferSet,
  region: RegionCode,
): string {
  return quantity === 1
    ? `${OFFER_TITLES[name]} ${formatWholePrice(eligiblePrice - price, region)} off`
    : `${OFFER_TITLES[name]} ${quantity} for ${formatWholePrice(price, region)}`
}
