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

    /** Forgets somebody by customer id, email or token. False: nothing was kept of them. */
    forgetFit: (customerIdOrEmail: string, options?: CallOptions): Promise<boolean> =>
      call(
        'forgetFit',
        { path: { customerIdOrEmail } },
        { 200: ({ forgotten }) => forgotten, 404: () => false },
        options,
      ),

    /** Mails a fit to its owner. 'none': there is none under this address; 'too-many': it was sent enough for now. */
    mailFit: (
      json: Sent<Operations['mailFit']>['json'],
      options?: CallOptions,
    ): Promise<'sent' | 'none' | 'too-many'> =>
      call('mailFit', { json }, { 200: () => 'sent', 404: () => 'none', 429: () => 'too-many' }, options),

    /** The fit that a mail's key stands for; null: no such key, or it has had its day. */
    claimFit: (json: Sent<Operations['claimFit']>['json'], options?: CallOptions): Promise<SavedFit | null> =>
      call('claimFit', { json }, { 200: itself, 404: () => null }, options),

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
