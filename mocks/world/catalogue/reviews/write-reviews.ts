import type { ReviewsInput, ReviewText } from '../../goods-file/schema/review.ts'
import { type CatalogueReview, SNAPSHOTS } from '../catalogue.ts'
import { createRandom, type Random, shuffle } from '../random.ts'
import type { StyleSheet } from '../style-sheet.ts'
import { dealTexts } from './deal-texts.ts'
import { drawMeasures, isMadeIn, takesMeasures } from './draw-measures.ts'

/** Months of ownership that a review can mention. */
const MONTHS = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'fourteen', 'eighteen']
const LAST_DAY = Date.parse('2026-11-15')
const DAY_MS = 86_400_000
const MONTH_MS = 31 * DAY_MS
/** Nobody writes before he has had it for so long. */
const LEAST_OWNERSHIP_MS = 14 * DAY_MS
/** Since then the shop asks those who write for their measures. */
const MEASURES_ASKED_SINCE = '2023-06-01'

/** Writes the reviews of all styles, by their code. Each text is used at most once. */
export function writeReviews(
  styles: readonly StyleSheet[],
  texts: ReviewsInput,
  seed: number,
): Map<string, CatalogueReview[]> {
  const hands = dealTexts(styles, texts, isUsable, createRandom(seed, 0x5ba2))
  return new Map([...hands].map(([style, dealt]) => [style.code, writeForStyle(style, dealt, texts.authors, seed)]))
}

function writeForStyle(
  style: StyleSheet,
  texts: readonly ReviewText[],
  authors: readonly string[],
  seed: number,
): CatalogueReview[] {
  const next = createRandom(seed, style.number, 0x5ba7)
  const nextReply = createRandom(seed, style.number, 0x5ba8)
  const shuffledAuthors = shuffle(authors, next)
  return shuffle(texts, next).map((text, index) => {
    const colour = style.colours[Math.floor(next() * style.colours.length)]?.name ?? ''
    const fill = createFill(style, colour, next)
    const at = drawDate(style, getOwnershipMs(text), next)
    const isAsked = at >= MEASURES_ASKED_SINCE && takesMeasures(style)
    return {
      id: String(style.number * 1000 + index + 1),
      rating: text.rating,
      title: fill(text.title),
      body: fill(text.body),
      author: shuffledAuthors[index % shuffledAuthors.length] ?? '',
      at,
      verified: next() < 0.9,
      votes: drawVotes(text, nextReply),
      photos: drawPhotos(colour, nextReply),
      ...(isAsked && { measures: drawMeasures(style, text, next) }),
    }
  })
}

/** Whether a style is old enough for a text and made in the size that it names. */
const isUsable = (style: StyleSheet, text: ReviewText): boolean =>
  Date.parse(style.since) + getOwnershipMs(text) < LAST_DAY && (!text.size || isMadeIn(style, text.size))

const getOwnershipMs = ({ months = 0 }: ReviewText): number => Math.max(LEAST_OWNERSHIP_MS, months * MONTH_MS)

/** Creates a function that fills in a text's style, colour and months, and capitalises sentences. */
function createFill({ name }: StyleSheet, colour: string, next: Random): (text: string) => string {
  const months = MONTHS[Math.floor(next() * MONTHS.length)] ?? ''
  return (text) => {
    const filled = text
      .replaceAll('{style}', name)
      .replaceAll('{colour}', colour.toLowerCase())
      .replaceAll('{months}', months)
    return filled.replace(/(^|[.!?] )[a-z]/g, (start) => start.toUpperCase())
  }
}

/** Longer texts get more votes, and most get few. */
const drawVotes = ({ body }: ReviewText, next: Random): number =>
  Math.floor(next() ** 3 * Math.min(24, 4 + body.length / 12))

/** The share of those who add photos. */
const PHOTO_SHARE = 0.2

/** Draws the places of a writer's photos: mostly none. */
function drawPhotos(colour: string, next: Random): CatalogueReview['photos'] {
  if (next() > PHOTO_SHARE) return []
  const [first, second] = shuffle(SNAPSHOTS, next).map((place) => ({ colour, place }))
  return next() < 0.3 && first && second ? [first, second] : first ? [first] : []
}

/** Draws a date at which the author can have had the product for so long; late dates are likelier. */
function drawDate({ since }: StyleSheet, ownershipMs: number, next: Random): string {
  const first = Date.parse(since) + ownershipMs
  return new Date(LAST_DAY - Math.floor(next() ** 2.5 * (LAST_DAY - first))).toISOString().slice(0, 10)
}
