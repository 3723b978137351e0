import type { TokenError, UserInfo } from '#contracts/sign-in/generated/types.ts'
import { createNoStoreResponse } from './no-store.ts'
import type { Provider } from './provider.ts'
import { readParameters } from './read-parameters.ts'
import { hasScope } from './scopes.ts'
import { findSignIn } from './sign-ins.ts'
import { getCustomerClaims } from './tokens.ts'

/** Responds with claims about the customer of an access token (OpenID Connect Core, 5.3). */
export async function getUserInfo({ context, region }: Provider, request: Request): Promise<Response> {
  const world = context.getWorld(request)
  const header = request.headers.get('authorization')
  const [, headerToken] = /^Bearer +([^\s]+)$/i.exec(header ?? '') ?? []
  const { params, problem } =
    request.method === 'POST'
      ? await readParameters(request)
      : { params: new Map<string, string>(), problem: undefined }
  const formToken = params.get('access_token')
  if (problem !== undefined) return refuse(400, 'invalid_request', problem)
  if (header !== null && formToken !== undefined)
    return refuse(400, 'invalid_request', 'The access token is in Authorization and in the form')
  const token = headerToken ?? formToken
  // RFC 6750, 3.1: a request without a token learns nothing but the scheme
  if (token === undefined) return challenge(createNoStoreResponse(401), 'Bearer realm="sign-in"')

  const signIn = findSignIn(world, region, token)
  const customer = signIn && world.customers.findFirst((query) => query.where({ id: signIn.customerId }))
  if (!signIn || !customer || customer.state === 'disabled')
    return refuse(401, 'invalid_token', 'The access token is unknown, expired or revoked')
  if (!hasScope(signIn.accessScope, 'openid'))
    return refuse(403, 'insufficient_scope', 'The access token lacks the scope openid', ', scope="openid"')
  const claims: UserInfo = getCustomerClaims(world, customer.id, signIn.accessScope)
  return createNoStoreResponse(200, claims)
}

/** RFC 6750, 3: the error is in WWW-Authenticate. */
function refuse(status: number, error: string, error_description: string, more = ''): Response {
  const body: TokenError = { error, error_description }
  return challenge(
    createNoStoreResponse(status, body),
    `Bearer realm="sign-in", error="${error}", error_description="${error_description}"${more}`,
  )
}

function challenge(response: Response, value: string): Response {
  response.headers.set('www-authenticate', value)
  return response
}
