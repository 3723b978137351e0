import { z } from 'zod'

/** What is filled in when a review is written. */
const REVIEW_PLACEHOLDERS: readonly string[] = ['style', 'colour', 'months']

const OTHER_BRACE = new RegExp(`\\{(?!(?:${REVIEW_PLACEHOLDERS.join('|')})\\})`)
const text = z.string().refine((words) => !OTHER_BRACE.test(words), 'expected {style}, {colour} or {months} in braces')

/** A review as written, with what its text says of the author, so that the author's measures agree with it. */
const reviewText = z.strictObject({
  rating: z.literal([1, 2, 3, 4, 5]),
  title: text,
  body: text,
  months: z.int().optional().describe('how long he has had it at least'),
  runs: z.enum(['small', 'large']).optional().describe('how the size runs, where the words say so'),
  size: z.string().optional().describe('the size that the words name, such as "33 / C / 31"'),
  heightCm: z.number().optional(),
  weightKg: z.number().optional(),
})
export type ReviewText = z.output<typeof reviewText>

const textsByName = z.record(z.string(), z.array(reviewText)).default({})

/** What the reviews of styles are written from. Each text is used once at most. */
export const reviews = z.strictObject({
  authors: z.array(z.string()).min(1).describe('how their writers sign'),
  kinds: textsByName.describe('texts about any style of a `reviewKind`'),
  styles: textsByName.describe('texts about one style, by its name'),
})
export type ReviewsInput = z.output<typeof reviews>
