import type { CatalogueReview } from '#mocks/world/catalogue.ts'
import { type Chance, chance, shuffled } from '../chance.ts'
import type { ReviewKind, StyleSheet } from '../style-sheet.ts'
import { asides, authors } from './asides.ts'
import type { Bank, Remark } from './bank.ts'
import { denim, shorts, swims, trousers } from './bottoms.ts'
import { belts, giftCards, socks, underwear } from './small-things.ts'
import { jackets, knit, polos, shirts, tees } from './tops.ts'

const banks: Readonly<Record<ReviewKind, Bank>> = {
  trousers,
  denim,
  shorts,
  swims,
  tees,
  polos,
  shirts,
  knit,
  jackets,
  underwear,
  socks,
  belts,
  'gift-cards': giftCards,
}

/** The fewest that any style has. */
const FEWEST = 8
/** Of all who write, these give five stars: the shares that a shop with a fit to boast of might hope for. */
const FIVES = 0.66
const THREES = 0.07
/** Below this many reviews nobody was disappointed enough. */
const LOW_FROM = 16
/** How long people have had a thing when they write of it. */
const MONTHS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'fourteen', 'eighteen']
const LAST_DAY = Date.parse('2026-11-15')
const DAY_MS = 86_400_000

/** What people wrote about a style: its kind of praise and grumble, each sentence once, more of it for what sells well. */
export function writeReviews(style: StyleSheet, seed: number): CatalogueReview[] {
  const next = chance(seed, style.number, 0x5ba2)
  const asideDeck = shuffled(asides, next)
  const authorDeck = shuffled(authors, next)
  return shuffled(rated(style, next), next).map(([rating, [title, body, about]], index) => {
    const aside = next() < 0.4 ? asideDeck.pop() : undefined
    const fill = filler(style, next)
    const size = next() < 0.7 ? wornSize(style, next) : undefined
    return {
      id: String(style.number * 1000 + index + 1),
      rating,
      title: fill(title),
      body: fill(aside ? `${body} ${aside}` : body),
      author: authorDeck[index % authorDeck.length] ?? '',
      at: writtenOn(style, wornFor([title, body, about]), next),
      ...(size && !about && { size }),
      verified: next() < 0.9,
    }
  })
}

type Rated = readonly [CatalogueReview['rating'], Remark]

/** So many of each number of stars, as many in all as the style is popular. */
function rated(style: StyleSheet, next: Chance): Rated[] {
  const bank = banks[style.reviews]
  const fives = shuffled(bank.five.filter(isAbout(style)), next)
  const most = Math.floor(fives.length / FIVES)
  const count = Math.max(FEWEST, Math.round(most * (0.4 + 0.6 * (style.popularity / 100) * (0.8 + next() / 5))))
  const low = count >= LOW_FROM ? 1 : 0
  const three = Math.round(count * THREES)
  const four = Math.round(count * (1 - FIVES - THREES) * (0.6 + next() * 0.4))
  const deal = (remarks: readonly Remark[], many: number, rating: () => CatalogueReview['rating']): Rated[] =>
    shuffled(remarks.filter(isAbout(style)), next)
      .slice(0, many)
      .map((remark) => [rating(), remark])
  return [
    ...deal(fives, count - four - three - low, () => 5),
    ...deal(bank.four, four, () => 4),
    ...deal(bank.three, three, () => 3),
    ...deal(bank.low, low, () => (next() < 0.5 ? 1 : 2)),
  ]
}

/** Whether a remark can be true of a style. */
const isAbout =
  (style: StyleSheet) =>
  (remark: Remark): boolean =>
    Date.parse(style.since) + wornFor(remark) < LAST_DAY &&
    (remark[2] !== 'build' || style.sizes.options.some(({ type }) => type === 'build'))

/** How long somebody who says this has had the thing, in milliseconds: at least the two weeks that it takes to come. */
function wornFor([, body, about]: Remark): number {
  if (about === 'years') return 3 * 365 * DAY_MS
  return (body.includes('{months}') ? 18 * 31 : 14) * DAY_MS
}

/** Fills in the style, one of its colours and a while; a sentence that begins with them still begins with a capital. */
function filler({ name, colours }: StyleSheet, next: Chance): (text: string) => string {
  const colour = colours[Math.floor(next() * colours.length)]?.name.toLowerCase() ?? ''
  const months = MONTHS[Math.floor(next() * MONTHS.length)] ?? ''
  return (text) => {
    const filled = text.replaceAll('{style}', name).replaceAll('{colour}', colour).replaceAll('{months}', months)
    return filled.replace(/(^|[.!?] )[a-z]/g, (start) => start.toUpperCase())
  }
}

/** A day on which they could have had it for so long, up to the middle of last week. */
function writtenOn({ since }: StyleSheet, worn: number, next: Chance): string {
  const first = Date.parse(since) + worn
  return new Date(first + Math.floor(next() * (LAST_DAY - first))).toISOString().slice(0, 10)
}

/** '34 / B / 32': a size near the middle, since that is where most men are. */
function wornSize({ sizes: { sizes, options } }: StyleSheet, next: Chance): string | undefined {
  if (options.length === 0 || options.some(({ type }) => type === 'amount')) return undefined
  for (;;) {
    const size = sizes[Math.floor(next() * sizes.length)]
    if (size && next() < size.middle) return size.values.map((value) => value.replace('Build ', '')).join(' / ')
  }
}
