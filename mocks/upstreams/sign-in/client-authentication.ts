import type { TokenError } from '#contracts/sign-in/generated/types.ts'
import type { World } from '../../world/world.ts'
import type { UpstreamContext } from '../upstream.ts'
import { type Client, findClient } from './clients.ts'
import { createNoStoreResponse } from './no-store.ts'
import type { Parameters } from './read-parameters.ts'

type Authenticated = { ok: true; client: Client } | { ok: false; response: Response }

/**
 * Finds the client of a request for tokens: by `client_id`, with a secret in the body or in `Authorization: Basic` if it has
 * one (RFC 6749, 2.3.1). Otherwise the response is 400 for an unclear request and 401 for an unknown client.
 */
export function authenticateClient(
  world: World,
  context: UpstreamContext,
  request: Request,
  params: Parameters,
): Authenticated {
  const header = request.headers.get('authorization')
  const basic = header === null ? undefined : parseBasic(header)
  if (header !== null && !basic) return refuseClient('Authorization is not a client id and secret (Basic)')
  const bodyId = params.get('client_id')
  if (basic && params.has('client_secret')) return refuseRequest('The client authenticates in two ways')
  if (basic && bodyId !== undefined && bodyId !== basic.id)
    return refuseRequest('client_id differs from that in Authorization')
  const id = basic?.id ?? bodyId
  if (id === undefined) return refuseRequest('client_id is missing')
  const client = findClient(world, context, id)
  const secret = basic?.secret ?? params.get('client_secret')
  if (!client || (client.secret !== undefined && client.secret !== secret))
    return refuseClient('The client is unknown or its secret is wrong')
  return { ok: true, client }
}

function parseBasic(header: string): { id: string; secret: string } | undefined {
  const [, credentials] = /^Basic ([\w+/=-]+)$/i.exec(header) ?? []
  if (credentials === undefined) return undefined
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/.exec(Buffer.from(credentials, 'base64').toString()) ?? []
  try {
    return id === '' ? undefined : { id: decodeForm(id), secret: decodeForm(secret) }
  } catch {
    return undefined
  }
}

/** RFC 6749, 2.3.1: id and secret are encoded as in a form. */
const decodeForm = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

function refuseRequest(error_description: string): Authenticated {
  const body: TokenError = { error: 'invalid_request', error_description }
  return { ok: false, response: createNoStoreResponse(400, body) }
}

function refuseClient(error_description: string): Authenticated {
  const body: TokenError = { error: 'invalid_client', error_description }
  const response = createNoStoreResponse(401, body)
  response.headers.set('www-authenticate', 'Basic realm="sign-in", charset="UTF-8"')
  return { ok: false, response }
}
