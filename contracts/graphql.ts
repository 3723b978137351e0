import { type Guard, problems } from './guard.ts'
import { type CallOptions, createSend, type HttpOptions, json, UpstreamError } from './http.ts'

/** A generated document: its text, and the types of what goes in and comes out. */
export type TypedDocument<Data, Variables> = {
  toString(): string
  __apiType?: (variables: Variables) => Data
}

type Documents<Operations> = { readonly [Name in keyof Operations]: TypedDocument<unknown, never> }

export type DataOf<Document> = Document extends TypedDocument<infer Data, never> ? Data : never
export type VariablesOf<Document> = Document extends { __apiType?: (variables: infer Variables) => unknown }
  ? Variables
  : never

export type GraphqlError = { message: string; extensions?: Record<string, unknown> }

export type GraphqlContract<Operations extends Documents<Operations>> = {
  upstream: string
  /** From the base URL. */
  path: string
  operations: Operations
  guards: { readonly [Name in keyof Operations]: Guard<DataOf<Operations[Name]>> }
  /** GraphQL errors that leave the data beside them usable; by default there are none. */
  forgives?: (error: GraphqlError) => boolean
}

/** The transport under every GraphQL client: one POST per operation, the answer checked. Throws UpstreamError: any kind. */
export function createAsk<Operations extends Documents<Operations>>(
  contract: GraphqlContract<Operations>,
  http: HttpOptions,
) {
  const { upstream, path, operations, guards, forgives = () => false } = contract
  const send = createSend(upstream, http)

  return async function ask<Name extends keyof Operations & string>(
    operation: Name,
    variables: VariablesOf<Operations[Name]>,
    options: CallOptions = {},
  ): Promise<DataOf<Operations[Name]>> {
    const query = compact(operations[operation])
    const answer = await send({
      ...options,
      operation,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      repeatable: query.startsWith('query'),
    })
    const fail = (kind: 'status' | 'off-contract' | 'graphql', detail: string) =>
      new UpstreamError({ upstream, operation, kind, detail, status: answer.status })

    if (answer.status < 200 || answer.status > 299) throw fail('status', `status ${answer.status}`)
    const body = envelope(json(upstream, operation, answer))
    if (!body) throw fail('off-contract', 'the answer is no GraphQL response')
    const errors = body.errors.filter((error) => !forgives(error))
    if (errors.length > 0) throw fail('graphql', errors.map(({ message }) => message).join('; '))
    const { data } = body
    const guard = guards[operation]
    if (!guard(data)) throw fail('off-contract', problems(guard, data).join('; '))
    return data
  }
}

/**
 * One line per document: the same text whatever the generator's taste in spaces, which is what pacts record.
 * No string within a document of ours holds two spaces.
 */
export const compact = (document: { toString(): string }) => document.toString().replaceAll(/\s+/g, ' ').trim()

function envelope(body: unknown): { data: unknown; errors: GraphqlError[] } | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body || 'errors' in body)) return undefined
  const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : []
  return { data: 'data' in body ? body.data : undefined, errors }
}
