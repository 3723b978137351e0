import type { RequestHandler } from 'msw'
import { operations } from '#contracts/reviews/generated/operations.ts'
import type {
  Bottomline,
  FitDistribution,
  operations as Operations,
  Review,
  StarDistribution,
} from '#contracts/reviews/generated/types.ts'
import type { CatalogueReview, Snapshot } from '#mocks/world/catalogue/catalogue.ts'
import { hasGarment } from '#mocks/world/catalogue/has-garment.ts'
import { getStyleAndColour } from '#mocks/world/catalogue/style-and-colour.ts'
import type { World } from '../../world/world.ts'
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
      respond({
        path: { productId },
        query: { page, per_page, sort = 'date', direction = 'desc', star },
        world,
        reply,
      }) {
        if (page < 1 || per_page < 1 || per_page > MAX_PER_PAGE) {
          const message = `page starts from 1, per_page is 1 to ${MAX_PER_PAGE}`
          return reply(200, { status: { code: 400, message } })
        }
        const all = findReviews(productId)
        const reviews = all
          .filter(({ rating }) => star === undefined || rating === star)
          .toSorted(compareReviews(sort, direction, world))
        const start = (page - 1) * per_page
        return reply(200, {
          status: ok,
          response: {
            pagination: { page, per_page, total: reviews.length },
            bottomline: {
              ...getBottomline(all),
              star_distribution: countStars(all),
              fit_distribution: countFits(all),
            },
            reviews: reviews.slice(start, start + per_page).map((review) => toReview(productId, review, world)),
          },
        })
      },
      reject: ({ reply, message }) => reply(200, { status: { code: 400, message } }),
    }),

    on('voteUp', {
      respond: ({ path: { reviewId, voteKey }, world, reply }) =>
        world.runExclusive(async () => {
          const review = findReview(reviewId)
          if (!review) return reply(200, { status: { code: 404, message: `No review ${reviewId}` } })
          if (!findVote(world, reviewId, voteKey)) await world.reviewVotes.create({ id: voteKey, reviewId })
          return reply(200, { status: ok, response: { votes_up: countVotes(world, review) } })
        }),
      reject: ({ reply, message }) => reply(200, { status: { code: 400, message } }),
    }),

    on('undoVote', {
      respond: ({ path: { reviewId, voteKey }, world, reply }) =>
        world.runExclusive(async () => {
          const review = findReview(reviewId)
          if (!review) return reply(200, { status: { code: 404, message: `No review ${reviewId}` } })
          const vote = findVote(world, reviewId, voteKey)
          if (vote) world.reviewVotes.delete(vote)
          return reply(200, { status: ok, response: { votes_up: countVotes(world, review) } })
        }),
      reject: ({ reply, message }) => reply(200, { status: { code: 400, message } }),
    }),
  ]

  function findReview(id: string): CatalogueReview | undefined {
    for (const reviews of context.catalogue.reviews.values()) {
      const review = reviews.find((candidate) => candidate.id === id)
      if (review) return review
    }
    return undefined
  }

  function toReview(groupSku: string, review: CatalogueReview, world: World): Review {
    const { id, rating, title, body, author, at, verified, measures, photos } = review
    const images = photos.flatMap(({ colour, place }) => {
      const product = context.catalogue.products.find(
        (candidate) => candidate.groupSku === groupSku && candidate.colour?.name === colour,
      )
      return product && hasGarment(product)
        ? [
            {
              original_url: `${context.origin()}/images/${product.handle}/${place}.jpg`,
              alt: `${getStyleAndColour(product)}, ${PLACES[place]}`,
            },
          ]
        : []
    })
    return {
      id,
      score: rating,
      title,
      content: body,
      created_at: new Date(at).toISOString(),
      verified_buyer: verified,
      user: { display_name: author },
      votes_up: countVotes(world, review),
      ...(images.length > 0 && { images_data: images }),
      ...(measures && {
        size: measures.size,
        height_cm: measures.heightCm,
        weight_kg: measures.weightKg,
        fit: measures.fit,
      }),
    }
  }
}

/** What is to be seen of the goods in a photo. */
const PLACES: Record<Snapshot, string> = { floor: 'on floorboards', bed: 'on a striped bedspread' }

const findVote = (world: World, reviewId: string, voteKey: string) =>
  world.reviewVotes.findFirst((q) => q.where({ id: voteKey, reviewId }))

const countVotes = (world: World, { id, votes }: CatalogueReview): number =>
  votes + world.reviewVotes.findMany((q) => q.where({ reviewId: id })).length

/** Compares by date, rating or votes. Equal ratings and votes are sorted newest first in both directions. */
function compareReviews(sort: 'date' | 'rating' | 'votes_up', direction: 'asc' | 'desc', world: World) {
  const sign = direction === 'asc' ? -1 : 1
  const newer = (one: CatalogueReview, other: CatalogueReview) => other.at.localeCompare(one.at)
  const getValue = (review: CatalogueReview) => (sort === 'rating' ? review.rating : countVotes(world, review))
  return (one: CatalogueReview, other: CatalogueReview) =>
    sort === 'date' ? sign * newer(one, other) : sign * (getValue(other) - getValue(one)) || newer(one, other)
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
