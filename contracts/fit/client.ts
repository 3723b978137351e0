import type { BodyOf } from '../guard.ts'
import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createCall, type Sent } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type {
  FitFinderAnswers,
  FitToCreate,
  FitToUpdate,
  operations as Operations,
  Recommendation,
  SavedFit,
} from './generated/types.ts'

export type FitClient = ReturnType<typeof createFitClient>

/** The key is the shop's: this client never runs in a browser. */
export function createFitClient({ apiKey, ...http }: HttpOptions & { apiKey: string }) {
  const call = createCall<Operations>(
    { upstream: 'fit', operations, guards },
    withHeaders(http, { 'x-api-key': apiKey }),
  )
  return {
    /** null: this customer has saved no fit (spec 7: "404 means no fit"). */
    savedFit: (customerIdOrEmail: string, options?: CallOptions): Promise<SavedFit | null> =>
      call('savedFit', { path: { customerIdOrEmail } }, { 200: itself, 404: () => null }, options),

    recommend: (json: FitFinderAnswers, options?: CallOptions): Promise<Recommendation> =>
      call('recommend', { json }, { 200: itself }, options),

    createFit: (json: FitToCreate, options?: CallOptions): Promise<SavedFit> =>
      call('createFit', { json }, { 200: itself }, options),

    updateFit: (json: FitToUpdate, options?: CallOptions): Promise<SavedFit> =>
      call('updateFit', { json }, { 200: itself }, options),

    /** A token for a visitor whom nobody knows yet. */
    token: (options?: CallOptions): Promise<string> => call('token', {}, { 200: ({ token }) => token }, options),

    /** Says who the bearer of a token turned out to be; answers with the token to go on with. */
    identify: (
      json: Sent<Operations['identify']>['json'],
      options?: CallOptions,
    ): Promise<BodyOf<Operations, 'identify', 200>> => call('identify', { json }, { 200: itself }, options),
  }
}

const itself = <Body>(body: Body) => body
