import type { ResponseBody } from '../guard.ts'
import { type CallOptions, type HttpOptions, withHeaders } from '../http.ts'
import { createRestCall, ignoreBody, type RequestInput, returnBody, returnNull } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type {
  FitToCreate,
  FitToUpdate,
  operations as Operations,
  Recommendation,
  RecommendationRequest,
  SavedFit,
} from './generated/types.ts'

export type FitClient = ReturnType<typeof createFitClient>

type FitService = {
  apiKey: string
  /** The header of the key (spec 7: "API key header {key}"). */
  keyHeader?: string
  /** The date in every path (spec 7: "dated version in the path"). */
  version?: string
}

/** For servers only: it holds the shop's key. */
export function createFitClient({
  apiKey,
  keyHeader = 'x-api-key',
  version = '2024-05',
  ...http
}: HttpOptions & FitService) {
  const call = createRestCall<Operations>(
    { upstream: 'fit', operations, guards, assumed },
    withHeaders(http, { [keyHeader]: apiKey }),
  )
  const path = { version }
  return {
    /** null: no saved fit (spec 7: "404 means no fit"). */
    savedFit: (customerIdOrEmail: string, options?: CallOptions): Promise<SavedFit | null> =>
      call('savedFit', { path: { version, customerIdOrEmail } }, { 200: returnBody, 404: returnNull }, options),

    recommend: (json: RecommendationRequest, options?: CallOptions): Promise<Recommendation> =>
      call('recommend', { path, json }, { 200: returnBody }, options),

    createFit: (json: FitToCreate, options?: CallOptions): Promise<void> =>
      call('createFit', { path, json }, { 200: ignoreBody }, options),

    updateFit: (json: FitToUpdate, options?: CallOptions): Promise<void> =>
      call('updateFit', { path, json }, { 200: ignoreBody }, options),

    /** Deletes the fit of a customer id, email or token. False: there was none. */
    forgetFit: (customerIdOrEmail: string, options?: CallOptions): Promise<boolean> =>
      call(
        'forgetFit',
        { path: { version, customerIdOrEmail } },
        { 200: { result: true }, 404: { result: false } },
        options,
      ),

    /**
     * Mails a fit to its owner. 'none': no fit for this address, or no such call; 'too-many': the mail limit is reached;
     * 'unavailable': the service sends no mail.
     */
    mailFit: (
      json: RequestInput<Operations['mailFit']>['json'],
      options?: CallOptions,
    ): Promise<'sent' | 'none' | 'too-many' | 'unavailable'> =>
      call(
        'mailFit',
        { path, json },
        {
          200: { result: 'sent' },
          404: { result: 'none' },
          405: { result: 'unavailable' },
          429: { result: 'too-many' },
          501: { result: 'unavailable' },
        },
        options,
      ),

    /** The fit of a mailed key; null for an unknown or expired key. */
    claimFit: (json: RequestInput<Operations['claimFit']>['json'], options?: CallOptions): Promise<SavedFit | null> =>
      call('claimFit', { path, json }, { 200: returnBody, 404: returnNull }, options),

    /** A token for an unknown visitor. */
    token: (options?: CallOptions): Promise<string> => call('token', { path }, { 200: ({ token }) => token }, options),

    /** Links a token to a customer; returns the token to use from now on. */
    identify: (
      json: RequestInput<Operations['identify']>['json'],
      options?: CallOptions,
    ): Promise<ResponseBody<Operations, 'identify', 200>> =>
      call('identify', { path, json }, { 200: returnBody }, options),
  }
}
