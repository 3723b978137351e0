import { type DescribedOperations, findProblems, type Guard, type Guards, type ResponseBody } from './guard.ts'
import { type CallOptions, createSend, type HttpOptions, type HttpResponse, parseJson, UpstreamError } from './http.ts'

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

type RestContract<Operations extends DescribedOperations<Operations>> = {
  upstream: string
  operations: { readonly [Operation in keyof Operations]: { readonly method: string; readonly path: string } }
  guards: Guards<Operations>
}

/** A body before its check, with what checks it. */
export type UncheckedBody<Body> = {
  bytes: Uint8Array<ArrayBuffer>
  /** Parses a part of the body. Throws UpstreamError 'malformed'. */
  parse: (bytes: Uint8Array<ArrayBuffer>) => unknown
  guard: Guard<Body>
  createError: (problems: readonly string[]) => UpstreamError
}

/** Reads a checked body; or one that it checks itself, because it is too long to be parsed at once. */
type BodyReader<Body, Result> =
  | ((body: Body) => Result)
  | { readUnchecked: (body: UncheckedBody<Body>) => Promise<Result> }

/** Reads the body of each expected status. Any other status is an error. */
type ResponseReaders<Operations extends DescribedOperations<Operations>, Operation extends keyof Operations, Result> = {
  readonly [Status in keyof Operations[Operation]['responses']]?: BodyReader<
    ResponseBody<Operations, Operation, Status>,
    Result
  >
}

/**
 * The transport of REST clients, typed by the operations of the OpenAPI document. Checks the body against the schema of
 * its status, then passes it to the reader of that status. Throws UpstreamError of any kind but graphql.
 */
export function createRestCall<Operations extends DescribedOperations<Operations>>(
  { upstream, operations, guards }: RestContract<Operations>,
  http: HttpOptions,
) {
  const send = createSend(upstream, http)

  return async function call<Operation extends keyof Operations & string, Result>(
    operation: Operation,
    input: RequestInput<Operations[Operation]> & RequestParts,
    readers: ResponseReaders<Operations, Operation, Result>,
    options: CallOptions = {},
  ): Promise<Result> {
    const { method, path } = operations[operation]
    const response = await send({ ...options, operation, method, path: buildPath(path, input), ...buildBody(input) })
    const { status } = response
    const fail = (kind: 'status' | 'off-contract', detail: string) =>
      new UpstreamError({ upstream, operation, kind, detail, status })

    const read = isDescribed(status) ? readers[status] : undefined
    if (!isDescribed(status) || !read) throw fail('status', `status ${status}`)
    const guard = guards[operation][status]
    const parse = (bytes: HttpResponse['bytes']) => parseJson(upstream, operation, { status, bytes })
    const createError = (problems: readonly string[]) => fail('off-contract', problems.join('; '))
    if (typeof read === 'object') return read.readUnchecked({ bytes: response.bytes, parse, guard, createError })
    const body = parse(response.bytes)
    if (!guard(body)) throw createError(findProblems(guard, body))
    return read(body)

    function isDescribed(status: number): status is number & keyof Operations[Operation]['responses'] {
      return Object.hasOwn(guards[operation], status)
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

const toSearchParams = (values: Values) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
