import type { CatalogueReview } from '#mocks/world/catalogue/catalogue.ts'
import { createRandom, type Random, shuffle } from '../random.ts'
import type { ReviewKind, StyleSheet } from '../style-sheet.ts'
import { asides, authors } from './asides.ts'
import { denim, shorts, swims, trousers } from './bottoms.ts'
import type { ReviewTemplate, ReviewTemplates } from './review-templates.ts'
import { belts, giftCards, socks, underwear } from './small-things.ts'
import { jackets, knit, polos, shirts, tees } from './tops.ts'

const TEMPLATES: Readonly<Record<ReviewKind, ReviewTemplates>> = {
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

/** The least number of reviews of a style. */
const MIN_REVIEWS = 8
/** Shares of reviews with five and with three stars. */
const FIVE_STAR_SHARE = 0.66
const THREE_STAR_SHARE = 0.07
/** The least number of reviews of a style with a low rating. */
const LOW_RATING_FROM = 16
/** Months of ownership that a review can mention. */
const MONTHS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'fourteen', 'eighteen']
const LAST_DAY = Date.parse('2026-11-15')
const DAY_MS = 86_400_000

/** Writes the reviews of a style: more for popular styles, and each template at most once. */
export function writeReviews(style: StyleSheet, seed: number): CatalogueReview[] {
  const next = createRandom(seed, style.number, 0x5ba2)
  const remainingAsides = shuffle(asides, next)
  const shuffledAuthors = shuffle(authors, next)
  return shuffle(drawRatings(style, next), next).map(([rating, [title, body, about]], index) => {
    const aside = next() < 0.4 ? remainingAsides.pop() : undefined
    const fill = createFill(style, next)
    const size = next() < 0.7 ? drawSize(style, next) : undefined
    return {
      id: String(style.number * 1000 + index + 1),
      rating,
      title: fill(title),
      body: fill(aside ? `${body} ${aside}` : body),
      author: shuffledAuthors[index % shuffledAuthors.length] ?? '',
      at: drawDate(style, getOwnershipMs([title, body, about]), next),
      ...(size && !about && { size }),
      verified: next() < 0.9,
    }
  })
}

type RatedTemplate = readonly [CatalogueReview['rating'], ReviewTemplate]

/** Draws ratings with their templates. Their number follows from the style's popularity. */
function drawRatings(style: StyleSheet, next: Random): RatedTemplate[] {
  const templates = TEMPLATES[style.reviews]
  const fives = shuffle(templates.five.filter(suits(style)), next)
  const maximum = Math.floor(fives.length / FIVE_STAR_SHARE)
  const count = Math.max(MIN_REVIEWS, Math.round(maximum * (0.4 + 0.6 * (style.popularity / 100) * (0.8 + next() / 5))))
  const low = count >= LOW_RATING_FROM ? 1 : 0
  const three = Math.round(count * THREE_STAR_SHARE)
  const four = Math.round(count * (1 - FIVE_STAR_SHARE - THREE_STAR_SHARE) * (0.6 + next() * 0.4))
  const draw = (
    candidates: readonly ReviewTemplate[],
    drawCount: number,
    rating: () => CatalogueReview['rating'],
  ): RatedTemplate[] =>
    shuffle(candidates.filter(suits(style)), next)
      .slice(0, drawCount)
      .map((template) => [rating(), template])
  return [
    ...draw(fives, count - four - three - low, () => 5),
    ...draw(templates.four, four, () => 4),
    ...draw(templates.three, three, () => 3),
    ...draw(templates.low, low, () => (next() < 0.5 ? 1 : 2)),
  ]
}

/** Whether a template can be used for a style. */
const suits =
  (style: StyleSheet) =>
  (template: ReviewTemplate): boolean =>
    Date.parse(style.since) + getOwnershipMs(template) < LAST_DAY &&
    (template[2] !== 'build' || style.sizes.options.some(({ type }) => type === 'build'))

/** How long the author has owned the product, in milliseconds; at least two weeks. */
function getOwnershipMs([, body, about]: ReviewTemplate): number {
  if (about === 'years') return 3 * 365 * DAY_MS
  return (body.includes('{months}') ? 18 * 31 : 14) * DAY_MS
}

/** Creates a function that fills in a template's style, colour and months, and capitalises sentences. */
function createFill({ name, colours }: StyleSheet, next: Random): (text: string) => string {
  const colour = colours[Math.floor(next() * colours.length)]?.name.toLowerCase() ?? ''
  const months = MONTHS[Math.floor(next() * MONTHS.length)] ?? ''
  return (text) => {
    const filled = text.replaceAll('{style}', name).replaceAll('{colour}', colour).replaceAll('{months}', months)
    return filled.replace(/(^|[.!?] )[a-z]/g, (start) => start.toUpperCase())
  }
}

/** Draws a date at which the author can have owned the product for so long. */
function drawDate({ since }: StyleSheet, ownershipMs: number, next: Random): string {
  const first = Date.parse(since) + ownershipMs
  return new Date(first + Math.floor(next() * (LAST_DAY - first))).toISOString().slice(0, 10)
}

/** Draws a size, such as '34 / B / 32'; common sizes are more likely. */
function drawSize({ sizes: { sizes, options } }: StyleSheet, next: Random): string | undefined {
  if (options.length === 0 || options.some(({ type }) => type === 'amount')) return undefined
  for (;;) {
    const size = sizes[Math.floor(next() * sizes.length)]
    if (size && next() < size.middle) return size.values.map((value) => value.replace('Build ', '')).join(' / ')
  }
}
