import type { ResponseBody } from '../guard.ts'
import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createRestCall, type RequestInput, returnBody } from '../rest.ts'
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

/** For servers only: it holds the shop's key. */
export function createFitClient({ apiKey, ...http }: HttpOptions & { apiKey: string }) {
  const call = createRestCall<Operations>(
    { upstream: 'fit', operations, guards },
    withHeaders(http, { 'x-api-key': apiKey }),
  )
  return {
    /** null: no saved fit (spec 7: "404 means no fit"). */
    savedFit: (customerIdOrEmail: string, options?: CallOptions): Promise<SavedFit | null> =>
      call('savedFit', { path: { customerIdOrEmail } }, { 200: returnBody, 404: () => null }, options),

    recommend: (json: FitFinderAnswers, options?: CallOptions): Promise<Recommendation> =>
      call('recommend', { json }, { 200: returnBody }, options),

    createFit: (json: FitToCreate, options?: CallOptions): Promise<SavedFit> =>
      call('createFit', { json }, { 200: returnBody }, options),

    updateFit: (json: FitToUpdate, options?: CallOptions): Promise<SavedFit> =>
      call('updateFit', { json }, { 200: returnBody }, options),

    /** Deletes the fit of a customer id, email or token. False: there was none. */
    forgetFit: (customerIdOrEmail: string, options?: CallOptions): Promise<boolean> =>
      call(
        'forgetFit',
        { path: { customerIdOrEmail } },
        { 200: ({ forgotten }) => forgotten, 404: () => false },
        options,
      ),

    /** Mails a fit to its owner. 'none': no fit for this address; 'too-many': the mail limit is reached. */
    mailFit: (
      json: RequestInput<Operations['mailFit']>['json'],
      options?: CallOptions,
    ): Promise<'sent' | 'none' | 'too-many'> =>
      call('mailFit', { json }, { 200: () => 'sent', 404: () => 'none', 429: () => 'too-many' }, options),

    /** The fit of a mailed key; null for an unknown or expired key. */
    claimFit: (json: RequestInput<Operations['claimFit']>['json'], options?: CallOptions): Promise<SavedFit | null> =>
      call('claimFit', { json }, { 200: returnBody, 404: () => null }, options),

    /** A token for an unknown visitor. */
    token: (options?: CallOptions): Promise<string> => call('token', {}, { 200: ({ token }) => token }, options),

    /** Links a token to a customer; returns the token to use from now on. */
    identify: (
      json: RequestInput<Operations['identify']>['json'],
      options?: CallOptions,
    ): Promise<ResponseBody<Operations, 'identify', 200>> => call('identify', { json }, { 200: returnBody }, options),
  }
}
