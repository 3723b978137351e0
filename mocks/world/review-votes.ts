import { z } from 'zod'

/** A vote for a review as helpful, beside those of the catalogue. Its id is the key that the browser has made up for it. */
export const reviewVote = z.object({ id: z.string(), reviewId: z.string() })
