import type { Bundle } from './multibuy.ts'

/**
 * The bundles that make `pieces` of one price cheapest, largest first; pieces left over are sold singly.
 * Six trunks are five and one (£124), not twice three (£130).
 */
export function bundleUp(pieces: number, unitPrice: number, bundles: readonly Bundle[]): Bundle[] {
  const best: { cost: number; bundle: Bundle | null }[] = [{ cost: 0, bundle: null }]
  for (let count = 1; count <= pieces; count += 1) {
    let choice = { cost: (best[count - 1]?.cost ?? 0) + unitPrice, bundle: null as Bundle | null }
    for (const bundle of bundles) {
      const before = best[count - bundle.quantity]
      if (before && before.cost + bundle.price < choice.cost) choice = { cost: before.cost + bundle.price, bundle }
    }
    best.push(choice)
  }
  const chosen: Bundle[] = []
  for (let count = pieces; count > 0; ) {
    const bundle = best[count]?.bundle
    if (bundle) chosen.push(bundle)
    count -= bundle?.quantity ?? 1
  }
  return chosen.sort((a, b) => b.quantity - a.quantity)
}
