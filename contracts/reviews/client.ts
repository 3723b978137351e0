import { type CallOptions, type HttpOptions, UpstreamError } from '../http.ts'
import { createRestCall } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { Bottomline, ListEnvelope, operations as Operations } from './generated/types.ts'

export type ReviewPage = NonNullable<ListEnvelope['response']>
/** The order of reviews, newest first by default, and the number of stars that they have. */
export type ReviewOrder = Pick<NonNullable<Operations['list']['parameters']['query']>, 'sort' | 'direction' | 'star'>

export type ReviewsClient = ReturnType<typeof createReviewsClient>

/** The widget always responds with 200; `status.code` in the body counts (spec 7). `productId` is the style's group id. */
export function createReviewsClient({ appKey, ...http }: HttpOptions & { appKey: string }) {
  const call = createRestCall<Operations>({ upstream: 'reviews', operations, guards, assumed }, http)
  return {
    bottomline: (productId: string, options?: CallOptions): Promise<Bottomline> =>
      call(
        'bottomline',
        { path: { appKey, productId } },
        { 200: (envelope) => unwrapResponse('bottomline', envelope).bottomline },
        options,
      ),
    /** A page of reviews; `page` counts from 1. */
    list: (
      productId: string,
      page: number,
      perPage: number,
      order: ReviewOrder = {},
      options?: CallOptions,
    ): Promise<ReviewPage> =>
      call(
        'list',
        { path: { appKey, productId }, query: { page, per_page: perPage, ...order } },
        { 200: (envelope) => unwrapResponse('list', envelope) },
        options,
      ),
    /** Counts a vote once for its key; the number of votes after it. */
    voteUp: (reviewId: string, voteKey: string, options?: CallOptions): Promise<number> =>
      call(
        'voteUp',
        { path: { reviewId, voteKey } },
        { 200: (envelope) => unwrapResponse('voteUp', envelope).votes_up },
        options,
      ),
    /** Takes the vote of a key back; the number of votes after it. */
    undoVote: (reviewId: string, voteKey: string, options?: CallOptions): Promise<number> =>
      call(
        'undoVote',
        { path: { reviewId, voteKey } },
        { 200: (envelope) => unwrapResponse('undoVote', envelope).votes_up },
        options,
      ),
  }
}

function unwrapResponse<Response>(
  operation: string,
  envelope: { status: { code: number }; response?: Response },
): Response {
  const { status, response } = envelope
  const fail = (kind: 'status' | 'off-contract', detail: string) =>
    new UpstreamError({ upstream: 'reviews', operation, kind, status: status.code, detail })
  if (status.code !== 200) throw fail('status', `status.code ${status.code}`)
  if (response === undefined) throw fail('off-contract', '/: lacks response')
  return response
}
