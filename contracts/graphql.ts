import { findProblems, type Guard } from './guard.ts'
import { type CallOptions, createSend, describeStatus, type HttpOptions, isSuccess, UpstreamError } from './http.ts'
import { parseJson, parseLeniently } from './parse-json.ts'
import { describeGraphqlErrors, type GraphqlError, NO_CODE } from './refusals.ts'

/** A generated document with the types of its variables and its data. */
type TypedDocument<Data, Variables> = {
  toString(): string
  __apiType?: (variables: Variables) => Data
}

type Documents<Operations> = { readonly [Name in keyof Operations]: TypedDocument<unknown, never> }

export type DataOf<Document> = Document extends TypedDocument<infer Data, never> ? Data : never
/** The variables of an operation. They are only serialised, so lists may be readonly. */
export type VariablesOf<Document> = Document extends { __apiType?: (variables: infer Variables) => unknown }
  ? DeepReadonly<Variables>
  : never
type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }

type GraphqlContract<Operations extends Documents<Operations>> = {
  upstream: string
  /** Appended to the base URL. */
  path: string
  operations: Operations
  guards: { readonly [Name in keyof Operations]: Guard<DataOf<Operations[Name]>> }
  /** Whether the data is usable despite this error. Default: never. */
  isIgnorable?: (error: GraphqlError) => boolean
  /** Sentences of errors that hold nothing personal, so that ours may quote them. */
  knownMessages?: readonly string[]
}

/** The transport of GraphQL clients: one POST per operation, response checked. Throws UpstreamError of any kind. */
export function createGraphqlCall<Operations extends Documents<Operations>>(
  contract: GraphqlContract<Operations>,
  http: HttpOptions,
) {
  const { upstream, path, operations, guards, isIgnorable: forgives = () => false, knownMessages } = contract
  const send = createSend(upstream, http)

  return async function call<Name extends keyof Operations & string>(
    operation: Name,
    variables: VariablesOf<Operations[Name]>,
    options: CallOptions = {},
  ): Promise<DataOf<Operations[Name]>> {
    const query = compactDocument(operations[operation])
    const response = await send({
      ...options,
      operation,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      isIdempotent: query.startsWith('query'),
    })
    const describeErrors = (errors: readonly GraphqlError[]) =>
      describeGraphqlErrors(errors, { document: query, knownMessages })
    const fail = (kind: 'status' | 'off-contract' | 'graphql', detail: string) =>
      new UpstreamError({ upstream, operation, kind, detail, status: response.status })

    if (!isSuccess(response.status))
      throw fail(
        'status',
        [describeStatus(response.status, response.attempts), describeErrors(readRefusal(response.bytes))]
          .filter(Boolean)
          .join(': '),
      )
    const body = parseResponse(parseJson({ upstream, operation, response }))
    if (!body) throw fail('off-contract', 'the response is not a GraphQL response')
    const errors = body.errors.filter((error) => !forgives(error))
    if (errors.length > 0) throw fail('graphql', describeErrors(errors) || NO_CODE)
    const { data } = body
    const guard = guards[operation]
    if (!guard(data)) throw fail('off-contract', findProblems(guard, data).join('; '))
    return data
  }
}

/** Returns a field that the schema makes nullable but that is null only beside GraphQL errors, which throw earlier. */
export function requireField<Data extends object, Field extends keyof Data & string>(
  upstream: string,
  data: Data,
  field: Field,
): NonNullable<Data[Field]> {
  const value = data[field]
  if (value) return value
  throw new UpstreamError({ upstream, operation: field, kind: 'off-contract', detail: `/${field}: is null` })
}

/** The document on one line, as pacts record it. Safe because no string in our documents holds two spaces. */
export const compactDocument = (document: { toString(): string }) => document.toString().replaceAll(/\s+/g, ' ').trim()

/** The errors of a refusal: of GraphQL, or one of a REST error like Contentful's; none where it says nothing. */
function readRefusal(bytes: Uint8Array<ArrayBuffer>): GraphqlError[] {
  const body = parseLeniently(bytes)
  const message = getMessage(body)
  return parseResponse(body)?.errors ?? (message ? [{ message }] : [])
}

const getMessage = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
    ? value.message
    : ''

function parseResponse(body: unknown): { data: unknown; errors: GraphqlError[] } | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body || 'errors' in body)) return undefined
  const errors: unknown[] = 'errors' in body && Array.isArray(body.errors) ? body.errors : []
  return { data: 'data' in body ? body.data : undefined, errors: errors.map(toGraphqlError) }
}

/** An error as far as it has the shape of one. */
function toGraphqlError(value: unknown): GraphqlError {
  const { path, extensions }: { path?: unknown; extensions?: unknown } = Object(value)
  return {
    message: getMessage(value),
    ...(Array.isArray(path) && { path }),
    ...(typeof extensions === 'object' && extensions !== null && { extensions: { ...extensions } }),
  }
}
