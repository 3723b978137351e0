import { checkResponse, findAssumed } from '#contracts/operations.ts'
import type { Call } from './parse-call.ts'

/** The result of checking a response against its contract. */
type ContractCheck = { verdict: 'ok' | 'unchecked' } | { verdict: 'broken'; problems: string[] }

/** Responses with a strong etag that were checked before: the default collections are megabytes each. */
const checked = new Set<string>()
const MAX_CHECKED = 1_000

/**
 * Checks a response against its contract (CTR-05). It consumes the body, so the response to send is in the result.
 * @param hasExactTypes Whether its texts, numbers and truth values have the types of the contract and null is where the
 * contract has it, which clients do not need.
 */
export async function checkContract(
  call: Call,
  response: Response,
  hasExactTypes: boolean,
): Promise<ContractCheck & { response: Response }> {
  if (call.contract === undefined) return { verdict: 'unchecked', response: await bufferJson(response) }
  const etag = response.headers.get('etag')
  const key = etag && `${call.upstream} ${call.contract} ${response.status} ${etag}`
  if (key && checked.has(key)) return { verdict: 'ok', response }
  const body = await readJson(response)
  if (!body.isValid)
    return { verdict: 'broken', problems: ['its body is not the JSON that it says it is'], response: body.response }
  const sent = hasExactTypes ? structuredClone(body.value) : undefined
  // it makes values of the types of the contract
  const read = hasExactTypes || !findAssumed(call.upstream) ? body.value : removeNulls(body.value)
  const problems = checkResponse(call.upstream, call.contract, response.status, read)
  const otherType = problems.length === 0 && hasExactTypes ? findDifference(sent, body.value) : undefined
  if (otherType !== undefined) problems.push(`${otherType}: has another type than in the contract`)
  if (problems.length > 0) return { verdict: 'broken', problems, response: body.response }
  if (key) rememberChecked(key)
  return { verdict: 'ok', response: body.response }
}

/** A JSON value without the fields that are null: for clients of REST upstreams they are not there (contracts/README.md). */
function removeNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (field === null ? [] : [[name, removeNulls(field)]])),
  )
}

/** The path of the first value that differs; undefined where none does. */
function findDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (typeof one !== 'object' || one === null) return Object.is(one, other) ? undefined : path || '/'
  for (const [name, value] of Object.entries(one)) {
    const difference = findDifference(value, Reflect.get(Object(other), name), `${path}/${name}`)
    if (difference !== undefined) return difference
  }
  return undefined
}

/** Adds a key, in place of the oldest one once there are too many. */
function rememberChecked(key: string): void {
  const [oldest] = checked
  if (checked.size >= MAX_CHECKED && oldest !== undefined) checked.delete(oldest)
  checked.add(key)
}

type JsonBody = { response: Response } & ({ isValid: true; value: unknown } | { isValid: false })

/** The body as the contract describes it: JSON, or null for anything else, such as a page or a redirect. */
async function readJson(response: Response): Promise<JsonBody> {
  if (!isJson(response)) return { isValid: true, value: null, response }
  const text = await response.text()
  const buffered = withText(response, text)
  if (text === '') return { isValid: true, value: null, response: buffered }
  try {
    return { isValid: true, value: JSON.parse(text), response: buffered }
  } catch {
    return { isValid: false, response: buffered }
  }
}

/** A JSON response with a buffered body; any other response as it is. */
async function bufferJson(response: Response): Promise<Response> {
  return isJson(response) ? withText(response, await response.text()) : response
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false

/** The same response with a buffered body, which costs a third of reading a copy. */
function withText({ status, statusText, headers: originalHeaders }: Response, text: string): Response {
  const body = text === '' ? null : Buffer.from(text)
  const headers = new Headers(originalHeaders)
  headers.set('content-length', String(body?.length ?? 0))
  return new Response(body, { status, statusText, headers })
}
