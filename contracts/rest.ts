import { type BodyOf, type Described, type Guards, problems } from './guard.ts'
import { type CallOptions, createSend, type HttpOptions, json, UpstreamError } from './http.ts'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** What a call carries, as far as the transport has to know. */
type Carried = { path?: Values; query?: Values; json?: unknown; form?: Values }

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } } ? { path: Path } : unknown
type QueryOf<Operation> = Operation extends { parameters: { query: infer Query } } ? { query: Query } : unknown
type BodySent<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Json }
    ? { json: Json }
    : Content extends { 'application/x-www-form-urlencoded': infer Form }
      ? { form: Form }
      : { text: string }
  : unknown

/** What an operation wants to be sent: its path values, its query, its body. */
export type Sent<Operation> = PathOf<Operation> & QueryOf<Operation> & BodySent<Operation>

export type RestContract<Operations extends Described<Operations>> = {
  upstream: string
  operations: { readonly [Operation in keyof Operations]: { readonly method: string; readonly path: string } }
  guards: Guards<Operations>
}

/** What a call makes of the bodies it expects, by status. Any other status is an error. */
type Readings<Operations extends Described<Operations>, Operation extends keyof Operations, Result> = {
  readonly [Status in keyof Operations[Operation]['responses']]?: (
    body: BodyOf<Operations, Operation, Status>,
  ) => Result
}

/**
 * The transport under every REST client, typed by the operations of its OpenAPI document.
 * A call says how it reads each answer that it expects; the body is checked against the status that came.
 * Throws UpstreamError: any kind but graphql.
 */
export function createCall<Operations extends Described<Operations>>(
  { upstream, operations, guards }: RestContract<Operations>,
  http: HttpOptions,
) {
  const send = createSend(upstream, http)

  return async function call<Operation extends keyof Operations & string, Result>(
    operation: Operation,
    carried: Sent<Operations[Operation]> & Carried,
    readings: Readings<Operations, Operation, Result>,
    options: CallOptions = {},
  ): Promise<Result> {
    const { method, path } = operations[operation]
    const answer = await send({ ...options, operation, method, path: fill(path, carried), ...content(carried) })
    const { status } = answer
    const fail = (kind: 'status' | 'off-contract', detail: string) =>
      new UpstreamError({ upstream, operation, kind, detail, status })

    const read = isDescribed(status) ? readings[status] : undefined
    if (!isDescribed(status) || !read) throw fail('status', `status ${status}`)
    const body = json(upstream, operation, answer)
    const guard = guards[operation][status]
    if (!guard(body)) throw fail('off-contract', problems(guard, body).join('; '))
    return read(body)

    function isDescribed(status: number): status is number & keyof Operations[Operation]['responses'] {
      return Object.hasOwn(guards[operation], status)
    }
  }
}

/** A path template with its values put in, and its query. A value stays within its segment, whatever it holds. */
function fill(template: string, { path = {}, query = {} }: Carried): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  if (/\/\.{1,2}(\/|$)/.test(filled)) throw new TypeError(`a dot is no value for ${template}`)
  const search = String(searchParams(query))
  return search === '' ? filled : `${filled}?${search}`
}

function content({ json, form }: Carried): { headers?: Record<string, string>; body?: string } {
  if (form) {
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: String(searchParams(form)) }
  }
  if (json === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }
}

const searchParams = (values: Values) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
