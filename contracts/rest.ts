import { type Assumed, keepsGiven } from './assumed.ts'
import { type DescribedOperations, findProblems, type Guards, type ResponseBody } from './guard.ts'
import { type CallOptions, createSend, describeStatus, type HttpOptions, isSuccess, UpstreamError } from './http.ts'
import { findPath } from './own-paths.ts'
import { parseJson } from './parse-json.ts'
import { withStoreCodes } from './store-codes.ts'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** The parts of a request that the transport knows. */
type RequestParts = { path?: Values; query?: Values; json?: unknown; form?: Values }

type PathInput<Operation> = Operation extends { parameters: { path: infer Path } } ? { path: Path } : unknown
type QueryInput<Operation> = Operation extends { parameters: { query: infer Query } } ? { query: Query } : unknown
type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? { json: Json }
    : Content extends { 'application/x-www-form-urlencoded': infer Form }
      ? { form: Form }
      : { text: string }
  : unknown

/** What an operation is called with: path values, query and body. */
export type RequestInput<Operation> = PathInput<Operation> & QueryInput<Operation> & BodyInput<Operation>

/** A call of a contract. With an exact status no other success counts. */
export type DescribedCall = { readonly method: string; readonly path: string; readonly hasExactStatus?: true }

type RestContract<Operations extends DescribedOperations<Operations>> = {
  upstream: string
  operations: { readonly [Operation in keyof Operations]: DescribedCall }
  guards: Guards<Operations>
  assumed: Assumed
}

/** A body before its check, with what checks it. */
export type UncheckedBody<Body> = {
  bytes: Uint8Array<ArrayBuffer>
  /** Parses a part of the body, which begins at `offset`. Throws UpstreamError 'malformed'. */
  parse: (part: Uint8Array<ArrayBuffer>, offset?: number) => unknown
  /** Returns the value if it keeps the contract. Throws UpstreamError 'off-contract' with the problems. */
  check: (value: unknown, describe?: (problem: string) => string) => Body
  /** Says that a part with this problem is left out of the result. */
  leaveOut: (problem: string) => void
}

/**
 * Reads a checked body; or one that it checks itself, because it is too long to be parsed at once; or returns a result
 * without reading the body.
 */
type BodyReader<Body, Result> =
  | ((body: Body) => Result)
  | { readUnchecked: (body: UncheckedBody<Body>) => Promise<Result> }
  | { result: Result }

/**
 * Reads the response of each expected status; the one for a success reads every success that has no reader of its own,
 * but for calls with an exact status. Any other status is an error.
 */
type ResponseReaders<Operations extends DescribedOperations<Operations>, Operation extends keyof Operations, Result> = {
  readonly [Status in keyof Operations[Operation]['responses']]?: BodyReader<
    ResponseBody<Operations, Operation, Status>,
    Result
  >
}

/**
 * The transport of REST clients, typed by the operations of the OpenAPI document. Checks what the specification gives of a
 * body, then passes it to the reader of its status. A status whose body is assumed counts as unexpected where that body
 * is missing or another. Throws UpstreamError of any kind but graphql.
 */
export function createRestCall<Operations extends DescribedOperations<Operations>>(
  { upstream, operations, guards, assumed }: RestContract<Operations>,
  http: HttpOptions,
) {
  const send = createSend(upstream, http)

  return async function call<Operation extends keyof Operations & string, Result>(
    operation: Operation,
    input: RequestInput<Operations[Operation]> & RequestParts,
    readers: ResponseReaders<Operations, Operation, Result>,
    options: CallOptions = {},
  ): Promise<Result> {
    const { method, path, hasExactStatus } = operations[operation]
    const sent: RequestParts = withStoreCodes(input, http.storeCodes)
    const target = buildPath(findPath(http.paths, `${upstream} ${operation}`, path), sent)
    const response = await send({ ...options, operation, method, path: target, ...buildBody(sent) })
    const { status } = response
    const fail = (kind: 'status' | 'off-contract', detail: string) =>
      new UpstreamError({ upstream, operation, kind, detail, status })

    const describedStatus = findDescribedStatus()
    const read = describedStatus === undefined ? undefined : readers[describedStatus]
    if (describedStatus === undefined || !read) throw fail('status', describeStatus(status, response.attempts))
    if (typeof read === 'object' && 'result' in read) return read.result
    const guard = guards[operation][describedStatus]
    const assumedPaths = assumed.fields[operation]?.[describedStatus] ?? []
    const dispensablePaths = assumed.dispensable[operation]?.[describedStatus] ?? []
    const parse = (bytes: Uint8Array<ArrayBuffer>, offset?: number) =>
      parseJson({ upstream, operation, response, bytes, offset })
    const leftOut: string[] = []
    const leaveOut = (problem: string) => void leftOut.push(problem)
    const check = (value: unknown, describe = (problem: string) => problem) => {
      const onLeftOut = (problem: string) => leaveOut(describe(problem))
      if (keepsGiven(guard, value, { assumedPaths, dispensablePaths, onLeftOut })) return value
      throw fail('off-contract', findProblems(guard, value).map(describe).join('; '))
    }
    const unchecked = { bytes: response.bytes, parse, check, leaveOut }
    const result = await (typeof read === 'object' ? read.readUnchecked(unchecked) : read(getBody()))
    if (leftOut.length > 0) http.onLeftOut?.(fail('off-contract', `${leftOut.length} left out: ${leftOut[0]}`))
    return result

    function getBody() {
      try {
        return check(parse(response.bytes))
      } catch (error) {
        const isAssumed = assumed.bodies[operation]?.includes(Number(describedStatus))
        throw isAssumed ? fail('status', describeStatus(status, response.attempts)) : error
      }
    }

    /** The status of the contract that covers the response's. */
    function findDescribedStatus() {
      if (isDescribed(status) && readers[status]) return status
      const success =
        !hasExactStatus && isSuccess(status) ? Object.keys(readers).map(Number).find(isSuccess) : undefined
      return success !== undefined && isDescribed(success) ? success : undefined
    }
    function isDescribed(candidate: number): candidate is number & keyof Operations[Operation]['responses'] {
      return Object.hasOwn(guards[operation], candidate)
    }
  }
}

/** Fills a path template and appends the query. Values are encoded, so that they stay within their segment. */
function buildPath(template: string, { path = {}, query = {} }: RequestParts): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  if (/\/\.{1,2}(\/|$)/.test(filled)) throw new TypeError(`"." and ".." are not allowed as path values of ${template}`)
  const search = String(toSearchParams(query))
  return search === '' ? filled : `${filled}?${search}`
}

function buildBody({ json, form }: RequestParts): { headers?: Record<string, string>; body?: string } {
  if (form) {
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: String(toSearchParams(form)) }
  }
  if (json === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
}

/** Reads a body as it is. */
export const returnBody = <Body>(body: Body) => body

/** A response whose body nobody reads: it may be empty or of any type. */
export const ignoreBody = { result: undefined }

/** A read of what does not exist, whatever the response's body. */
export const returnNull = { result: null }

const toSearchParams = (values: Values) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
