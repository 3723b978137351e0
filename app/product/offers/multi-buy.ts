import { type Money, minorUnits, moneyOf } from '#app/ui/money.ts'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'

export type OfferName = 'tees' | 'trunks' | 'heavyweight-tees' | 'belts'

/** So many pieces together for one price, in minor units. */
export type OfferSet = { quantity: number; price: number }

/** An offer that the till counts by itself, without a code. */
export type MultiBuy = {
  name: OfferName
  /** What a piece costs that counts, in minor units. Reduced ones do not. */
  eligiblePrice: number
  /** Smallest first. */
  sets: readonly OfferSet[]
}

/** As much of goods as it takes to know what they are offered in. */
export type OfferedGoods = { handle: string; productType: string; price: Money }

const multiBuy = (name: OfferName, eligible: number, ...sets: [quantity: number, price: number][]): MultiBuy => ({
  name,
  eligiblePrice: eligible * 100,
  sets: sets.map(([quantity, price]) => ({ quantity, price: price * 100 })),
})

/**
 * Spec 9, "Multi-buy offers", in whole pounds, dollars and euros. Its belts have no quantity, only "£20 off": a set of one
 * at the eligible price less 20. Europe's belts are "not shown": there is no such offer.
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

/**
 * Which goods an offer is about. The spec names them by kind; what a cart's line knows of a kind is the type of product
 * and the handle, '{style}-{colour}'.
 */
const IS_ABOUT: Record<OfferName, (goods: OfferedGoods) => boolean> = {
  tees: ({ productType, handle }) => productType === 'Tops' && /(^|-)tee-/.test(handle) && !isHeavyweight(handle),
  trunks: ({ productType, handle }) => productType === 'Underwear' && /(^|-)trunks-/.test(handle),
  'heavyweight-tees': ({ handle }) => isHeavyweight(handle),
  belts: ({ productType }) => productType === 'Belts',
}
const isHeavyweight = (handle: string) => handle.startsWith('heavyweight-tee-')

/** The offers that goods count towards at their price. */
export const offersOn = (goods: OfferedGoods, region: RegionCode): MultiBuy[] =>
  MULTI_BUYS[region].filter(
    ({ name, eligiblePrice }) => IS_ABOUT[name](goods) && minorUnits(goods.price) === eligiblePrice,
  )

/** What a set takes off its pieces, in minor units. */
export const savingOf = ({ eligiblePrice }: MultiBuy, { quantity, price }: OfferSet): number =>
  quantity * eligiblePrice - price

/** What a few more pieces would make of a cart: so many missing to so many for one price, which saves so much more. */
export type NextOffer = { name: OfferName; missing: number; quantity: number; price: Money; saves: Money }

/**
 * The offer that a cart is nearest to, where some of its pieces would be in it already: null where there is none to
 * complete. Of two as near, the one that saves more.
 */
export function nextOffer(
  lines: readonly (OfferedGoods & { quantity: number })[],
  region: RegionCode,
): NextOffer | null {
  const steps = MULTI_BUYS[region].flatMap((offer) => {
    const counted = lines.filter((line) => offersOn(line, region).includes(offer))
    const step = nextStep(
      offer,
      counted.reduce((pieces, { quantity }) => pieces + quantity, 0),
    )
    return step ? [{ name: offer.name, ...step }] : []
  })
  const [nearest] = steps.toSorted((a, b) => a.missing - b.missing || b.saves - a.saves)
  if (!nearest) return null
  const { name, missing, set, saves } = nearest
  const money = (units: number) => moneyOf(units, CURRENCIES[region])
  return { name, missing, quantity: set.quantity, price: money(set.price), saves: money(saves) }
}

function nextStep(offer: MultiBuy, pieces: number) {
  const largest = offer.sets.at(-1)?.quantity ?? 0
  const saved = mostSaved(offer, pieces + largest)
  const now = saved[pieces] ?? 0
  for (let missing = 1; pieces > 0 && missing < largest; missing += 1) {
    const then = saved[pieces + missing] ?? 0
    const set = offer.sets.find((each) => {
      const before = saved[pieces + missing - each.quantity]
      return before !== undefined && before + savingOf(offer, each) === then
    })
    // a whole further set would have nothing of this cart in it
    if (set && then > now && missing < set.quantity) return { missing, set, saves: then - now }
  }
  return null
}

/** What the best mix of sets saves on 0, 1, 2 … pieces, in minor units. */
function mostSaved(offer: MultiBuy, pieces: number): number[] {
  const saved = [0]
  for (let count = 1; count <= pieces; count += 1) {
    const ways = offer.sets.map((set) => (saved[count - set.quantity] ?? Number.NaN) + savingOf(offer, set))
    saved.push(Math.max(saved[count - 1] ?? 0, ...ways.filter((way) => !Number.isNaN(way))))
  }
  return saved
}
