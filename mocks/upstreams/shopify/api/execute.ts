import { type ExecutionResult, execute, GraphQLError, type OperationDefinitionNode } from 'graphql'
import type { GraphqlRequest } from '../../graphql-request.ts'
import { checkVariables } from './check-variables.ts'
import { checkComplexity } from './complexity.ts'
import { type createVersions, findOperation } from './documents.ts'

type Execution = {
  result: ExecutionResult
  /** The executed operation; undefined if the request was refused before. */
  operation?: OperationDefinitionNode
  /** In Shopify's points. */
  cost?: number
}

/** Executes a request in one of an API's versions. Its errors have the words of Shopify's server. */
export async function executeRequest(
  { query, variables, operationName }: GraphqlRequest,
  { schema, prepareDocument, computeCost }: ReturnType<ReturnType<typeof createVersions>>,
  /** @param operation Undefined if the request names none that is there. @throws GraphQLError for what is not simulated. */
  createContext: (operation: OperationDefinitionNode | undefined) => object,
  /** The most points of a query. */
  maxCost?: number,
): Promise<Execution> {
  const prepared = prepareDocument(query)
  if ('errors' in prepared) return { result: prepared }
  const { document } = prepared
  const operation = findOperation(document, operationName)
  const errors = operation ? checkVariables(schema, operation, variables) : []
  if (errors.length > 0) return { result: { errors } }
  const cost = operation ? computeCost(document, operation, variables) : 0
  const refusal = checkComplexity(cost, maxCost)
  if (refusal) return { result: { errors: [refusal] } }
  const contextValue = orGraphqlError(() => createContext(operation))
  if (contextValue instanceof GraphQLError) return { result: { errors: [contextValue] } }
  const result = await execute({ schema, document, contextValue, variableValues: variables, operationName })
  return { result, ...(operation && { operation }), cost }
}

function orGraphqlError<Result>(create: () => Result): Result | GraphQLError {
  try {
    return create()
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
