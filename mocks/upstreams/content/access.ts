import { createRestError } from './rest-error.ts'

/** The tokens of the shop when it runs on the simulated backend (cli/backend/environment.ts). They protect nothing. */
const DELIVERY_TOKEN = 'simulated-delivery'
const PREVIEW_TOKEN = 'simulated-preview'

/** Published entries only, or drafts too. Each has its own token, as in Contentful. */
export type Access = 'delivery' | 'preview'

/** The access of a request's bearer token; undefined for a missing or unknown token. */
export function getAccess(request: Request): Access | undefined {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === DELIVERY_TOKEN) return 'delivery'
  return token === PREVIEW_TOKEN ? 'preview' : undefined
}

/** Contentful's response to an invalid token. Its GraphQL API responds like its REST API here. */
export const createAccessRefusal = (requestId: string) =>
  Response.json(createRestError('AccessTokenInvalid', requestId), { status: 401 })
