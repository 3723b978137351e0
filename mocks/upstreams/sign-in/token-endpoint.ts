import type { TokenError, Tokens } from '#contracts/sign-in/generated/types.ts'
import { authenticateClient } from './client-authentication.ts'
import type { Client } from './clients.ts'
import { createNoStoreResponse } from './no-store.ts'
import { getIssuer, type Provider } from './provider.ts'
import { type Parameters, readParameters } from './read-parameters.ts'
import { getSigningKey } from './signing-key.ts'
import { exchangeCode, type Issuer, refreshTokens } from './tokens.ts'

/** The grants that the token endpoint exchanges. */
export const GRANT_TYPES = ['authorization_code', 'refresh_token']

/** Exchanges a code or a refresh token (RFC 6749, 3.2). */
export async function requestTokens(provider: Provider, request: Request): Promise<Response> {
  const { context, region } = provider
  const world = context.getWorld(request)
  const { params, problem } = await readParameters(request)
  const grantType = params.get('grant_type')
  if (problem !== undefined) return respond(refuse(problem))
  if (grantType === undefined) return respond(refuse('grant_type is missing'))
  if (!GRANT_TYPES.includes(grantType))
    return respond(refuse(`grant_type must be one of ${GRANT_TYPES.join(', ')}`, 'unsupported_grant_type'))
  const authenticated = authenticateClient(world, context, request, params)
  if (!authenticated.ok) return authenticated.response
  const issuer = { world, region, url: getIssuer(provider, request), key: await getSigningKey() }
  const exchange = grantType === 'refresh_token' ? refresh : redeemCode
  return respond(await exchange(issuer, authenticated.client, params))
}

async function redeemCode(issuer: Issuer, client: Client, params: Parameters): Promise<Tokens | TokenError> {
  const [code, redirectUri] = [params.get('code'), params.get('redirect_uri')]
  const codeVerifier = params.get('code_verifier')
  if (code === undefined) return refuse('code is missing')
  if (redirectUri === undefined) return refuse('redirect_uri is missing')
  if (codeVerifier === undefined && client.secret === undefined) return refuse('code_verifier is missing')
  return exchangeCode(issuer, { clientId: client.id, redirectUri, code, codeVerifier })
}

async function refresh(issuer: Issuer, client: Client, params: Parameters): Promise<Tokens | TokenError> {
  const refreshToken = params.get('refresh_token')
  if (refreshToken === undefined) return refuse('refresh_token is missing')
  return refreshTokens(issuer, { clientId: client.id, refreshToken, scope: params.get('scope') })
}

const refuse = (error_description: string, error = 'invalid_request'): TokenError => ({ error, error_description })

const respond = (result: Tokens | TokenError) => createNoStoreResponse('error' in result ? 400 : 200, result)
