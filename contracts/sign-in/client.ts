import type { CallOptions, HttpOptions } from '../http.ts'
import { createRestCall, returnBody } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type {
  CodeExchange,
  CustomerAccountApi,
  Discovery,
  KeySet,
  operations as Operations,
  Refresh,
  Tokens,
} from './generated/types.ts'

type Query<Name extends 'authorize' | 'logout'> = NonNullable<Operations[Name]['parameters']['query']>

export type SignInClient = ReturnType<typeof createSignInClient>

/** A refused code or refresh token throws UpstreamError 'status' 400 and ends that sign-in. */
export function createSignInClient(http: HttpOptions) {
  const call = createRestCall<Operations>({ upstream: 'sign-in', operations, guards, assumed }, http)
  return {
    exchangeCode: (form: Omit<CodeExchange, 'grant_type'>, options?: CallOptions): Promise<Tokens> =>
      call('token', { form: { grant_type: 'authorization_code', ...form } }, { 200: returnBody }, options),

    refresh: (form: Omit<Refresh, 'grant_type'>, options?: CallOptions): Promise<Tokens> =>
      call('token', { form: { grant_type: 'refresh_token', ...form } }, { 200: returnBody }, options),

    discovery: (options?: CallOptions): Promise<Discovery> => call('discovery', {}, { 200: returnBody }, options),

    /** `baseUrl` may also be the store's own host, where Shopify publishes this document. */
    customerAccountApi: (options?: CallOptions): Promise<CustomerAccountApi> =>
      call('customerAccountApi', {}, { 200: returnBody }, options),

    keys: (options?: CallOptions): Promise<KeySet> => call('keys', {}, { 200: returnBody }, options),
  }
}

/** The URL to sign in at. The caller stores state and verifier until the browser returns. */
export const authorizeUrl = (
  baseUrl: string,
  query: Pick<Query<'authorize'>, 'client_id' | 'redirect_uri' | 'scope' | 'state' | 'nonce' | 'code_challenge'>,
): string => buildUrl(baseUrl, 'authorize', { ...query, response_type: 'code', code_challenge_method: 'S256' })

/** The URL to sign out at. */
export const logoutUrl = (baseUrl: string, query: Query<'logout'>): string => buildUrl(baseUrl, 'logout', query)

const buildUrl = (baseUrl: string, operation: 'authorize' | 'logout', query: Record<string, string>) =>
  `${baseUrl}${operations[operation].path}?${new URLSearchParams(query)}`
