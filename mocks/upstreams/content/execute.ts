import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { readRequest } from '../shopify/api/read-request.ts'
import type { ContentContext } from './schema.ts'

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] }

/** The shop sends some ten documents; a client that writes each anew must not fill the memory. */
const KEPT_DOCUMENTS = 500

/** Answers posted queries as Contentful does: 400 for one that cannot be executed, else the status that an error names. */
export function createContentExecutor(schema: GraphQLSchema) {
  const prepared = new Map<string, Prepared>()

  return async (request: Request, contextValue: ContentContext): Promise<Response> => {
    const read = await readRequest(request)
    if (!read) return answer({ errors: [new GraphQLError('The body is no GraphQL request')] }, 400)
    const { query, variables, operationName } = read
    const known = prepared.get(query) ?? prepare(schema, query)
    if (prepared.size < KEPT_DOCUMENTS) prepared.set(query, known)
    if ('errors' in known) return answer(known, 400)
    const { document } = known
    return answer(await execute({ schema, document, contextValue, variableValues: variables, operationName }))
  }
}

function prepare(schema: GraphQLSchema, query: string): Prepared {
  try {
    const document = parse(query)
    const errors = validate(schema, document)
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}

function answer({ errors, ...rest }: ExecutionResult, status?: number): Response {
  const { httpStatus = status ?? 200 } = errors?.find(({ extensions }) => extensions.httpStatus)?.extensions ?? {}
  const shown = errors?.map((error) => {
    const { extensions: { httpStatus: _, ...extensions } = {}, ...told } = error.toJSON()
    return { ...told, ...(Object.keys(extensions).length > 0 && { extensions }) }
  })
  return Response.json({ ...rest, ...(shown && { errors: shown }) }, { status: Number(httpStatus) })
}
