import { costsMore, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { MULTI_BUYS, type MultiBuy, type OfferName, type OfferSet } from '#contracts/shop/multi-buy.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'

/** The fields that decide which offers goods count towards. `multiBuys` are the offers for such goods at any price. */
type OfferedGoods = { multiBuys: readonly OfferName[]; price: Money }

/** The offers that goods count towards at their price. */
export const getOffers = ({ multiBuys, price }: OfferedGoods, region: RegionCode): MultiBuy[] =>
  MULTI_BUYS[region].filter(
    ({ name, eligiblePrice }) => multiBuys.includes(name) && toMinorUnits(price) === eligiblePrice,
  )

/** A price, and the former one if it is reduced. */
type Pricing = { price: Money; compareAtPrice: Money | null }

/** What one piece costs: the eligible price is the former one where checkout takes an offer off each piece. */
export function applySingleOffer(
  { multiBuys, price, compareAtPrice }: OfferedGoods & Pricing,
  region: RegionCode,
): Pricing {
  const sets = getOffers({ multiBuys, price }, region).flatMap((offer) => offer.sets)
  const single = sets.find(({ quantity }) => quantity === 1)
  if (!single) return { price, compareAtPrice }
  const former = compareAtPrice && costsMore(compareAtPrice, price) ? compareAtPrice : price
  return { price: toMoney(single.price, price.currencyCode), compareAtPrice: former }
}

/** What a set saves compared with its single pieces, in minor units. */
export const getSaving = ({ eligiblePrice }: MultiBuy, { quantity, price }: OfferSet): number =>
  quantity * eligiblePrice - price

/** A set that a cart could complete with `missing` more pieces, and the further saving. */
type NextOffer = { name: OfferName; missing: number; quantity: number; price: Money; saves: Money }

/**
 * The offer that a cart could complete with the fewest pieces, and of several the one that saves most. Null if no set
 * would contain a piece of the cart.
 */
export function getNextOffer(
  lines: readonly (OfferedGoods & { quantity: number })[],
  region: RegionCode,
): NextOffer | null {
  const steps = MULTI_BUYS[region].flatMap((offer) => {
    const countedLines = lines.filter((line) => getOffers(line, region).includes(offer))
    const step = getNextStep(
      offer,
      countedLines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    )
    return step ? [{ name: offer.name, ...step }] : []
  })
  const [nearest] = steps.toSorted((a, b) => a.missing - b.missing || b.saves - a.saves)
  if (!nearest) return null
  const { name, missing, set, saves } = nearest
  const money = (units: number) => toMoney(units, REGIONS[region].currency)
  return { name, missing, quantity: set.quantity, price: money(set.price), saves: money(saves) }
}

function getNextStep(offer: MultiBuy, pieces: number) {
  const largest = offer.sets.at(-1)?.quantity ?? 0
  const saved = getBestSavings(offer, pieces + largest)
  const now = saved[pieces] ?? 0
  for (let missing = 1; pieces > 0 && missing < largest; missing += 1) {
    const then = saved[pieces + missing] ?? 0
    const set = offer.sets.find((candidate) => {
      const before = saved[pieces + missing - candidate.quantity]
      return before !== undefined && before + getSaving(offer, candidate) === then
    })
    // A complete further set would contain no piece of this cart.
    if (set && then > now && missing < set.quantity) return { missing, set, saves: then - now }
  }
  return null
}

/** The largest saving of any combination of sets for 0, 1, 2 … pieces, in minor units. */
function getBestSavings(offer: MultiBuy, pieces: number): number[] {
  const saved = [0]
  for (let count = 1; count <= pieces; count += 1) {
    const candidates = offer.sets.map((set) => (saved[count - set.quantity] ?? Number.NaN) + getSaving(offer, set))
    saved.push(Math.max(saved[count - 1] ?? 0, ...candidates.filter((saving) => !Number.isNaN(saving))))
  }
  return saved
}
