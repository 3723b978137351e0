import type { CallOptions, HttpOptions } from '../http.ts'
import { createCall, type Sent } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { CodeExchange, Discovery, KeySet, operations as Operations, Refresh, Tokens } from './generated/types.ts'

type QueryOf<Name extends keyof Operations> = Sent<Operations[Name]> extends { query: infer Query } ? Query : never

export type SignInClient = ReturnType<typeof createSignInClient>

/** A refused code or refresh token throws UpstreamError 'status' 400: it is the end of that sign-in. */
export function createSignInClient(http: HttpOptions) {
  const call = createCall<Operations>({ upstream: 'sign-in', operations, guards }, http)
  return {
    exchangeCode: (form: Omit<CodeExchange, 'grant_type'>, options?: CallOptions): Promise<Tokens> =>
      call('token', { form: { grant_type: 'authorization_code', ...form } }, { 200: itself }, options),

    refresh: (form: Omit<Refresh, 'grant_type'>, options?: CallOptions): Promise<Tokens> =>
      call('token', { form: { grant_type: 'refresh_token', ...form } }, { 200: itself }, options),

    discovery: (options?: CallOptions): Promise<Discovery> => call('discovery', {}, { 200: itself }, options),

    keys: (options?: CallOptions): Promise<KeySet> => call('keys', {}, { 200: itself }, options),
  }
}

/** Where the browser goes to sign in. The caller keeps state and verifier until it comes back. */
export const authorizeUrl = (
  baseUrl: string,
  query: Omit<QueryOf<'authorize'>, 'response_type' | 'code_challenge_method'>,
): string => link(baseUrl, 'authorize', { ...query, response_type: 'code', code_challenge_method: 'S256' })

/** Where the browser goes to sign out. */
export const logoutUrl = (baseUrl: string, query: QueryOf<'logout'>): string => link(baseUrl, 'logout', query)

const link = (baseUrl: string, operation: 'authorize' | 'logout', query: Record<string, string>) =>
  `${baseUrl}${operations[operation].path}?${new URLSearchParams(query)}`

const itself = <Body>(body: Body) => body
