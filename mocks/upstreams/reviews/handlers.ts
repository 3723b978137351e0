import type { RequestHandler } from 'msw'
import { operations } from '#contracts/reviews/generated/operations.ts'
import type {
  Bottomline,
  FitDistribution,
  operations as Operations,
  Review,
  StarDistribution,
} from '#contracts/reviews/generated/types.ts'
import type { CatalogueReview } from '#mocks/world/catalogue/catalogue.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

/** Maximum page size of Yotpo's widget API. */
const MAX_PER_PAGE = 150

/** Creates the handlers of the reviews widget, with the reviews of the catalogue. Any app key is accepted, and the HTTP status is always 200. */
export function createReviewsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('reviews', operations, context)
  const findReviews = (groupSku: string) => context.catalogue.reviews.get(groupSku) ?? []
  const ok = { code: 200, message: 'OK' }

  return [
    on('bottomline', {
      respond: ({ path: { productId }, reply }) =>
        reply(200, { status: ok, response: { bottomline: getBottomline(findReviews(productId)) } }),
      reject: ({ reply, message }) => reply(200, { status: { code: 400, message } }),
    }),

    on('list', {
      respond({ path: { productId }, query: { page, per_page, sort = 'date', direction = 'desc' }, reply }) {
        if (page < 1 || per_page < 1 || per_page > MAX_PER_PAGE) {
          const message = `page starts from 1, per_page is 1 to ${MAX_PER_PAGE}`
          return reply(200, { status: { code: 400, message } })
        }
        const reviews = findReviews(productId).toSorted(compareReviews(sort, direction))
        const start = (page - 1) * per_page
        return reply(200, {
          status: ok,
          response: {
            pagination: { page, per_page, total: reviews.length },
            bottomline: {
              ...getBottomline(reviews),
              star_distribution: countStars(reviews),
              fit_distribution: countFits(reviews),
            },
            reviews: reviews.slice(start, start + per_page).map(toReview),
          },
        })
      },
      reject: ({ reply, message }) => reply(200, { status: { code: 400, message } }),
    }),
  ]
}

/** Compares by date or rating. Equal ratings are sorted newest first in both directions. */
function compareReviews(sort: 'date' | 'rating', direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? -1 : 1
  const newer = (one: CatalogueReview, other: CatalogueReview) => other.at.localeCompare(one.at)
  return (one: CatalogueReview, other: CatalogueReview) =>
    sort === 'date' ? sign * newer(one, other) : sign * (other.rating - one.rating) || newer(one, other)
}

function countStars(reviews: readonly CatalogueReview[]): StarDistribution {
  const stars = (score: number) => reviews.filter(({ rating }) => rating === score).length
  return { 1: stars(1), 2: stars(2), 3: stars(3), 4: stars(4), 5: stars(5) }
}

function countFits(reviews: readonly CatalogueReview[]): FitDistribution {
  const count = (fit: keyof FitDistribution) => reviews.filter(({ measures }) => measures?.fit === fit).length
  return { small: count('small'), true_to_size: count('true_to_size'), large: count('large') }
}

/** Number of reviews and average rating with two decimals. */
function getBottomline(reviews: readonly CatalogueReview[]): Bottomline {
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return {
    total_reviews: reviews.length,
    average_score: reviews.length === 0 ? 0 : Math.round((total / reviews.length) * 100) / 100,
  }
}

const toReview = ({ id, rating, title, body, author, at, verified, measures }: CatalogueReview): Review => ({
  id,
  score: rating,
  title,
  content: body,
  created_at: new Date(at).toISOString(),
  verified_buyer: verified,
  user: { display_name: author },
  ...(measures && {
    size: measures.size,
    height_cm: measures.heightCm,
    weight_kg: measures.weightKg,
    fit: measures.fit,
  }),
})
