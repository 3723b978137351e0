import type { RegionCode } from './regions.ts'

export type OfferName = 'tees' | 'trunks' | 'heavyweight-tees' | 'belts'

/** A number of pieces together for one price, in minor units. */
export type OfferSet = { quantity: number; price: number }

/** An offer that checkout applies by itself, without a code. */
export type MultiBuy = {
  name: OfferName
  /** The price of a piece that counts, in minor units. Reduced pieces do not count. */
  eligiblePrice: number
  /** Smallest first. */
  sets: readonly OfferSet[]
}

const multiBuy = (name: OfferName, eligible: number, ...sets: [quantity: number, price: number][]): MultiBuy => ({
  name,
  eligiblePrice: eligible * 100,
  sets: sets.map(([quantity, price]) => ({ quantity, price: price * 100 })),
})

/**
 * Spec 9, "Multi-buy offers", in whole pounds, dollars and euros. Belts have no quantity there, only "£20 off": a set of
 * one at the eligible price less 20. Europe's belts are "not shown", so Europe has no such offer.
 */
export const MULTI_BUYS: Readonly<Record<RegionCode, readonly MultiBuy[]>> = {
  gb: [
    multiBuy('tees', 45, [3, 115]),
    multiBuy('trunks', 25, [3, 65], [5, 99]),
    multiBuy('heavyweight-tees', 55, [3, 140]),
    multiBuy('belts', 89, [1, 69]),
  ],
  us: [
    multiBuy('tees', 60, [3, 150]),
    multiBuy('trunks', 32, [3, 80], [5, 120]),
    multiBuy('heavyweight-tees', 79, [3, 195]),
    multiBuy('belts', 125, [1, 105]),
  ],
  eu: [
    multiBuy('tees', 55, [3, 150]),
    multiBuy('trunks', 30, [3, 80], [5, 120]),
    multiBuy('heavyweight-tees', 65, [3, 150]),
  ],
}

/** Tags that add goods of any kind to an offer. Assumed, like the one that keeps goods out. */
const OFFER_TAGS: Readonly<Record<string, OfferName>> = {
  'multibuy:t-shirts': 'tees',
  'multibuy:trunks': 'trunks',
  'multibuy:heavyweight-tees': 'heavyweight-tees',
  'multibuy:belts': 'belts',
}
const KEPT_OUT = 'multibuy:none'

/** What goods are called: their type, category, style and title, where they are known. */
type NamedGoods = { names: readonly string[]; tags: readonly string[] }

/** The offers for goods like these at the eligible price: by the kind that their names say, and by their tags. */
export function listOffersOfKind({ names, tags }: NamedGoods): OfferName[] {
  if (tags.includes(KEPT_OUT)) return []
  const kind = findKind(names.join(' '))
  return [...new Set([...(kind ? [kind] : []), ...tags.flatMap((tag) => OFFER_TAGS[tag] ?? [])])]
}

/** The row of the table that a name belongs to. Trunks are underwear there, so that those to swim in are none. */
function findKind(name: string): OfferName | null {
  if (/\b(tees?|t-?shirts?)\b/i.test(name)) return /\bheavyweight\b/i.test(name) ? 'heavyweight-tees' : 'tees'
  if (/\btrunks?\b/i.test(name) && !/swim/i.test(name)) return 'trunks'
  return /\bbelts?\b/i.test(name) ? 'belts' : null
}
