import type { TokenError } from '#contracts/sign-in/generated/types.ts'
import { authenticateClient } from './client-authentication.ts'
import { createNoStoreResponse } from './no-store.ts'
import type { Provider } from './provider.ts'
import { readParameters } from './read-parameters.ts'
import { revokeToken } from './sign-ins.ts'

/** Revokes a token (RFC 7009). An unknown token is revoked already. */
export async function revoke({ context, region }: Provider, request: Request): Promise<Response> {
  const world = context.getWorld(request)
  const { params, problem } = await readParameters(request)
  if (problem !== undefined) return refuse('invalid_request', problem)
  const authenticated = authenticateClient(world, context, request, params)
  if (!authenticated.ok) return authenticated.response
  const token = params.get('token')
  if (token === undefined) return refuse('invalid_request', 'token is missing')
  const isRevoked = await revokeToken(world, token, { clientId: authenticated.client.id, region })
  return isRevoked ? createNoStoreResponse(200) : refuse('invalid_grant', 'The token was issued to another client')
}

function refuse(error: string, error_description: string): Response {
  const body: TokenError = { error, error_description }
  return createNoStoreResponse(400, body)
}
