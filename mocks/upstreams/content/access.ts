import { restError } from './rest-error.ts'

/** What the shop carries as its tokens when it runs on the simulated backend (cli/environment.ts). They guard nothing. */
const DELIVERY_TOKEN = 'simulated-delivery'
const PREVIEW_TOKEN = 'simulated-preview'

/** Published entries, or drafts too: each has a token of its own, as in Contentful. */
export type Access = 'delivery' | 'preview'

/** What the bearer of a request may read; undefined for no token or an unknown one. */
export function accessOf(request: Request): Access | undefined {
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === DELIVERY_TOKEN) return 'delivery'
  return token === PREVIEW_TOKEN ? 'preview' : undefined
}

/** Contentful's answer to whoever has no valid token; its GraphQL API answers in the words of its REST API here. */
export const accessRefused = (requestId: string) =>
  Response.json(restError('AccessTokenInvalid', requestId), { status: 401 })
