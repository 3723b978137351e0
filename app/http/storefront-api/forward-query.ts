import { readBody } from '#contracts/read-body.ts'
import { BUYER_ADDRESS_HEADER, PUBLIC_TOKEN_HEADER } from '#contracts/shopify/headers.ts'
import { createTextResponse, isRequestOfOwnSite } from '../plain-responses.ts'

/** The most characters of a query with its variables. Hydrogen's longest, of a cart with all its fields, has 6,000. */
const MAX_BODY_LENGTH = 64 * 1024
/** The most bytes of a response, counted as they are read. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024
/** How long the store may take, in ms: as long as for the shop's own calls (OPS-10). */
const TIMEOUT_MS = 5_000

/** The caller's headers that the store may see: never a cookie, an origin, or a token that is not meant for browsers. */
const SENT_HEADERS = ['accept', 'content-type', PUBLIC_TOKEN_HEADER]
/** The store's headers that the caller may see: never a cookie. */
const RECEIVED_HEADERS = ['content-type', 'retry-after', 'x-shopify-api-version']

type Target = {
  /** The store's address of this version of the API. */
  url: string
  /** The buyer's IP address, by which Shopify distinguishes shoppers from bots. */
  buyerAddress: string | undefined
  /** Headers of the trace that the request belongs to. */
  traceHeaders: Readonly<Record<string, string>>
  fetch?: typeof globalThis.fetch
}

/** The response to a request to the Storefront API that the shop does not forward; undefined for one that it does. */
export function refuseQuery(request: Request): Response | undefined {
  if (request.method !== 'POST') return createTextResponse(405, 'This address takes POST.', { allow: 'POST' })
  if (!isRequestOfOwnSite(request)) return createTextResponse(403, 'This request came from another site.')
  const type = request.headers.get('content-type') ?? ''
  return /^application\/(?:json|graphql)\b/i.test(type)
    ? undefined
    : createTextResponse(415, 'Queries are sent as JSON.')
}

/** Sends a query of the Storefront API to the store and returns its response; 502 or 504 where there is none. */
export async function forwardQuery(request: Request, target: Target): Promise<Response> {
  const body = await request.text()
  if (body.length > MAX_BODY_LENGTH)
    return createErrorResponse(413, `The query is longer than ${MAX_BODY_LENGTH} characters. Send a shorter one.`)
  const headers = new Headers(target.traceHeaders)
  copyHeaders(SENT_HEADERS, request.headers, headers)
  if (target.buyerAddress) headers.set(BUYER_ADDRESS_HEADER, target.buyerAddress)
  try {
    const sent = { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
    const response = await (target.fetch ?? globalThis.fetch)(target.url, sent)
    const received = new Headers()
    copyHeaders(RECEIVED_HEADERS, response.headers, received)
    const bytes = await readBody(response, MAX_RESPONSE_BYTES)
    if (!bytes) return createErrorResponse(502, 'The response of the store is too long. Ask for less.')
    return new Response(bytes, { status: response.status, headers: received })
  } catch (cause) {
    return isTimeout(cause)
      ? createErrorResponse(504, 'The store did not answer in time. Try again.')
      : createErrorResponse(502, 'The store could not be reached. Try again.')
  }
}

/** An error as clients of GraphQL read it. */
export const createErrorResponse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers })

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'

function copyHeaders(names: readonly string[], from: Headers, to: Headers): void {
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
}
