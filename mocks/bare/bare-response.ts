import { GIVEN_FIELDS } from '#contracts/given-fields.ts'
import { findAssumed, listResponses } from '#contracts/operations.ts'
import type { Call } from '../parse-call.ts'
import type { ResponseProfile } from '../world/response-profile.ts'
import { addUnknownFields, reverseFields } from './json-variations.ts'
import { keepGiven } from './keep-given.ts'

/**
 * Whether a bare provider lacks the call: its contract assumes it, or it is a document that a store publishes. Calls exist
 * where the specification names a service and shows none of its calls (flags, reports).
 */
export function isCallMissing({ upstream, contract }: Call, path: string): boolean {
  if (path.includes('/.well-known/')) return true
  const operations = findAssumed(upstream)?.operations ?? []
  if (contract === undefined || !operations.includes(contract)) return false
  return listResponses(upstream).some(([operation]) => !operations.includes(operation))
}

/** The response to a call that a provider lacks. */
export const createMissingResponse = () => new Response(null, { status: 404 })

/** The status of a success whose body is left out; 204 for all others. */
const EMPTY_SUCCESS: Readonly<Record<string, number>> = {
  'fit createFit': 201,
  'fit updateFit': 201,
  // spec 7: "only status 200 is accepted"
  'backend outOfStock': 200,
}

/**
 * The response of a REST upstream in the fewest words that the specification allows: assumed bodies are left out, and of the
 * others its given fields alone are there, in another order and with unknown ones, which a client has to ignore. Anything
 * but JSON of a contract stays as it is, such as the pages of sign-in.
 */
export async function toBareResponse(call: Call, profile: ResponseProfile, response: Response): Promise<Response> {
  const { upstream, contract } = call
  if (upstream === 'content' && profile === 'bare-plain' && isJson(response)) return withoutProtocols(response)
  const assumed = findAssumed(upstream)
  if (!assumed || contract === undefined || !isJson(response)) return response
  const { status } = response
  if (assumed.bodies[contract]?.includes(status)) return createEmptyResponse(`${upstream} ${contract}`, status)

  const etag = response.headers.get('etag')
  const key = etag && `${profile} ${upstream} ${contract} ${status} ${etag}`
  const text = (key && reducedBodies.get(key)) ?? reduce(await response.text())
  if (text === undefined) return createEmptyResponse(`${upstream} ${contract}`, status)
  if (key) rememberBody(key, text)
  const headers = { 'content-type': 'application/json', ...(etag && { etag: `"${profile}-${etag.slice(1)}` }) }
  return new Response(text, { status, headers })

  function reduce(full: string): string | undefined {
    const value: unknown = JSON.parse(full)
    // a body without information, as of the mailing list
    if (value === null) return undefined
    const given = GIVEN_FIELDS[upstream]?.[contract ?? '']
    const bare = given ? keepGiven(value, given, profile === 'bare-plain') : value
    return JSON.stringify(reverseFields(addUnknownFields(bare)))
  }
}

/** Content with the addresses of its pictures as Contentful's REST answers have them: without protocol. */
async function withoutProtocols(response: Response): Promise<Response> {
  const text = await response.text()
  const { status, headers } = response
  return new Response(text.replaceAll(/("url":\s*")https?:(?=\/\/)/g, '$1'), { status, headers })
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false

function createEmptyResponse(operation: string, status: number): Response {
  const isSuccess = status >= 200 && status < 300
  return new Response(null, { status: isSuccess ? (EMPTY_SUCCESS[operation] ?? 204) : status })
}

/** Bodies by their etag: a collection has megabytes, and takes half a second. */
const reducedBodies = new Map<string, string>()
const MAX_REDUCED_BODIES = 30

/** Adds a body, in place of the oldest one once there are too many. */
function rememberBody(key: string, text: string): void {
  const [oldest] = reducedBodies.keys()
  if (reducedBodies.size >= MAX_REDUCED_BODIES && oldest !== undefined) reducedBodies.delete(oldest)
  reducedBodies.set(key, text)
}
