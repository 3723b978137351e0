import type { RegionCode } from '#contracts/regions.ts'
import { wholeMoney } from '../money.ts'
import { bundleUp } from './bundle-up.ts'
import { type Bundle, MULTIBUY_OFFERS, type MultibuyOffer } from './multibuy.ts'
import type { SettledLine } from './settle.ts'
import { split } from './split.ts'

/** What one automatic offer takes off one line, and what one bundle of it takes off in all, in minor units. */
export type OfferSaving = { title: string; amount: number; off: number }

/** What the automatic offers take off each line, in minor units, in the order of the lines. */
export function applyOffers(region: RegionCode, lines: readonly SettledLine[]): OfferSaving[][] {
  const savings = lines.map((): OfferSaving[] => [])
  for (const offer of MULTIBUY_OFFERS) {
    const terms = offer.terms[region]
    if (!terms) continue
    const pieces = lines.flatMap((line, index) =>
      line.unitPrice === terms.eligiblePrice && offer.includes(line.product)
        ? Array.from({ length: line.quantity }, () => index)
        : [],
    )
    let used = 0
    for (const bundle of bundleUp(pieces.length, terms.eligiblePrice, terms.bundles)) {
      const inside = pieces.slice(used, used + bundle.quantity)
      used += bundle.quantity
      const saved = bundle.quantity * terms.eligiblePrice - bundle.price
      const title = offerTitle(offer, bundle, terms.eligiblePrice, region)
      const shares = split(
        saved,
        inside.map(() => 1),
      )
      for (const [piece, index] of inside.entries()) addSaving(savings[index], title, shares[piece] ?? 0, saved)
    }
  }
  return savings
}

function addSaving(savings: OfferSaving[] | undefined, title: string, amount: number, off: number) {
  const known = savings?.find((saving) => saving.title === title)
  if (known) known.amount += amount
  else savings?.push({ title, amount, off })
}

/** As the shop words it: 'T-shirts 3 for £115', 'Belts £20 off'. */
function offerTitle({ name }: MultibuyOffer, { quantity, price }: Bundle, eligiblePrice: number, region: RegionCode) {
  return quantity === 1
    ? `${name} ${wholeMoney(eligiblePrice - price, region)} off`
    : `${name} ${quantity} for ${wholeMoney(price, region)}`
}
