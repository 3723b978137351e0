import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import { formatWholePrice, type PriceList } from '../money.ts'
import type { CappedLine } from './cap-to-stock.ts'
import { chooseBundles } from './choose-bundles.ts'
import { type Bundle, isEligible, MULTIBUY_OFFERS, type MultibuyOffer } from './multibuy-offers.ts'
import { splitAmount } from './split-amount.ts'

/** What an automatic offer takes off a line, and the saving of one whole bundle. Minor units. */
export type OfferSaving = { title: string; amount: number; bundleSaving: number }

/** The savings of the automatic offers per line, in the order of the lines. Offers are in the store's own currency only. */
export function applyOffers({ region, currency }: PriceList, lines: readonly CappedLine[]): OfferSaving[][] {
  const savings = lines.map((): OfferSaving[] => [])
  if (currency !== CURRENCIES[region]) return savings
  for (const offer of MULTIBUY_OFFERS) {
    const terms = offer.terms[region]
    if (!terms) continue
    // One line index per piece.
    const pieces = lines.flatMap(({ product, unitPrice, quantity }, index) =>
      isEligible(offer, product, unitPrice, region) ? Array.from({ length: quantity }, () => index) : [],
    )
    let bundledPieces = 0
    for (const bundle of chooseBundles(pieces.length, terms.eligiblePrice, terms.bundles)) {
      const bundleLines = pieces.slice(bundledPieces, bundledPieces + bundle.quantity)
      bundledPieces += bundle.quantity
      const bundleSaving = bundle.quantity * terms.eligiblePrice - bundle.price
      const title = formatOfferTitle(offer, bundle, terms.eligiblePrice, region)
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
  { name }: MultibuyOffer,
  { quantity, price }: Bundle,
  eligiblePrice: number,
  region: RegionCode,
) {
  return quantity === 1
    ? `${name} ${formatWholePrice(eligiblePrice - price, region)} off`
    : `${name} ${quantity} for ${formatWholePrice(price, region)}`
}
