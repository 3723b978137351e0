import { type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql'
import { createDocumentCache } from '../graphql-documents.ts'
import { readGraphqlRequest } from '../graphql-request.ts'
import type { ContentContext } from './schema.ts'

/** Returns a function that executes requests as Contentful does: status 400 for an invalid query, else that of an error. */
export function createContentExecutor(schema: GraphQLSchema) {
  const prepareDocument = createDocumentCache(() => schema)

  return async (request: Request, contextValue: ContentContext): Promise<Response> => {
    const graphqlRequest = await readGraphqlRequest(request)
    if (!graphqlRequest) return toResponse({ errors: [new GraphQLError('The body is no GraphQL request')] }, 400)
    const { query, variables, operationName } = graphqlRequest
    const prepared = prepareDocument(query)
    if ('errors' in prepared) return toResponse(prepared, 400)
    const { document } = prepared
    return toResponse(await execute({ schema, document, contextValue, variableValues: variables, operationName }))
  }
}

/** @param status The status unless an error has one of its own. */
function toResponse({ errors, ...result }: ExecutionResult, status = 200): Response {
  const { httpStatus = status } = errors?.find(({ extensions }) => extensions.httpStatus)?.extensions ?? {}
  const errorsJson = errors?.map((error) => {
    const { extensions: { httpStatus: _, ...extensions } = {}, ...json } = error.toJSON()
    return { ...json, ...(Object.keys(extensions).length > 0 && { extensions }) }
  })
  return Response.json({ ...result, ...(errorsJson && { errors: errorsJson }) }, { status: Number(httpStatus) })
}
