import type { Client } from './clients.ts'
import { CHALLENGE } from './pkce.ts'
import type { Parameters } from './read-parameters.ts'
import { SCOPES, splitList } from './scopes.ts'
import type { SignInRequest } from './sign-in-request.ts'

/** What a client may demand of the sign-in page (OpenID Connect Core, 3.1.2.1). */
export const PROMPTS = ['none', 'login', 'consent', 'select_account']

/** An error that is redirected back to the client (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
type AuthorizationError = { error: string; error_description: string }

/** The parameters of an authorization request that is free of errors. */
type AuthorizationParameters = Pick<SignInRequest, 'scope' | 'nonce' | 'challenge'> & {
  prompts: readonly string[]
  /** Seconds. */
  maxAge: number | undefined
  idTokenHint: string | undefined
  loginHint: string | undefined
}

/** Parses the parameters of an authorization request, whose client and redirect URI are checked already. */
export function parseAuthorizationRequest(
  params: Parameters,
  client: Client,
): AuthorizationParameters | AuthorizationError {
  const invalid = (error_description: string) => ({ error: 'invalid_request', error_description })
  for (const name of ['request', 'request_uri', 'registration'])
    if (params.has(name))
      return { error: `${name}_not_supported`, error_description: `The parameter ${name} is not supported` }

  const responseType = params.get('response_type')
  if (responseType === undefined) return invalid('response_type is missing')
  if (responseType !== 'code')
    return { error: 'unsupported_response_type', error_description: 'response_type must be code' }
  if (!['query', undefined].includes(params.get('response_mode'))) return invalid('response_mode must be query')

  // OpenID Connect Core, 3.1.2.1: scopes that are not understood are ignored.
  const scopes = splitList(params.get('scope') ?? '').filter((name) => SCOPES.includes(name))
  if (scopes.length === 0)
    return { error: 'invalid_scope', error_description: `scope must have one of ${SCOPES.join(', ')}` }

  const challenge = params.get('code_challenge')
  if (challenge !== undefined) {
    if (!CHALLENGE.test(challenge)) return invalid('code_challenge must be a SHA-256 hash in base64url')
    if (params.get('code_challenge_method') !== 'S256') return invalid('code_challenge_method must be S256')
  } else if (client.secret === undefined) return invalid('code_challenge is missing (RFC 7636)')

  const prompts = splitList(params.get('prompt') ?? '')
  const unknownPrompt = prompts.find((prompt) => !PROMPTS.includes(prompt))
  if (unknownPrompt !== undefined) return invalid(`prompt must be of ${PROMPTS.join(', ')}, not ${unknownPrompt}`)
  if (prompts.includes('none') && prompts.length > 1) return invalid('prompt must not have others besides none')

  const maxAge = params.get('max_age')
  if (maxAge !== undefined && !/^\d+$/.test(maxAge)) return invalid('max_age must be a number of seconds')
  return {
    scope: scopes.join(' '),
    nonce: params.get('nonce'),
    challenge,
    prompts,
    maxAge: maxAge === undefined ? undefined : Number(maxAge),
    idTokenHint: params.get('id_token_hint'),
    loginHint: params.get('login_hint'),
  }
}
