import type { OfferSet } from '#contracts/shop/multi-buy.ts'

/**
 * The cheapest mix of bundles for a number of pieces of one price, largest first; the other pieces are sold singly.
 * Six trunks are five and one (£124), not two times three (£130).
 */
export function chooseBundles(pieces: number, unitPrice: number, bundles: readonly OfferSet[]): OfferSet[] {
  const cheapest: { cost: number; bundle: OfferSet | null }[] = [{ cost: 0, bundle: null }]
  for (let count = 1; count <= pieces; count += 1) {
    let choice = { cost: (cheapest[count - 1]?.cost ?? 0) + unitPrice, bundle: null as OfferSet | null }
    for (const bundle of bundles) {
      const before = cheapest[count - bundle.quantity]
      if (before && before.cost + bundle.price < choice.cost) choice = { cost: before.cost + bundle.price, bundle }
    }
    cheapest.push(choice)
  }
  const chosenBundles: OfferSet[] = []
  for (let count = pieces; count > 0; ) {
    const bundle = cheapest[count]?.bundle
    if (bundle) chosenBundles.push(bundle)
    count -= bundle?.quantity ?? 1
  }
  return chosenBundles.sort((a, b) => b.quantity - a.quantity)
}
