import type { ReviewPage } from '#contracts/reviews/client.ts'

/** What one buyer says of a style, and what all of them come to. */
export type Voice = {
  id: string
  style: string
  /** A product of the style, to go and see. */
  handle: string
  score: number
  title: string
  text: string
  author: string
  /** What the buyer wears, like '34 / B / 32'. */
  size: string | null
  verified: boolean
  average: number
  count: number
}

/** Read this many of a style's latest reviews, to find one to quote. */
export const REVIEWS_READ = 20

/** Long enough to say something, short enough to be read in passing. */
const LEAST = 60
const MOST = 240
/** The page quotes people who were delighted; the average beside it counts everybody. */
const GLAD_FROM = 5

/** The latest review of a style that can be quoted; null where there is none. */
export function voiceOf({ bottomline, reviews }: ReviewPage, of: { style: string; handle: string }): Voice | null {
  const quoted = reviews.find(
    ({ score, content }) => score >= GLAD_FROM && content.length >= LEAST && content.length <= MOST,
  )
  if (!quoted) return null
  return {
    ...of,
    id: quoted.id,
    score: quoted.score,
    title: quoted.title,
    text: quoted.content,
    author: quoted.user.display_name,
    size: quoted.size ?? null,
    verified: quoted.verified_buyer,
    average: bottomline.average_score,
    count: bottomline.total_reviews,
  }
}
