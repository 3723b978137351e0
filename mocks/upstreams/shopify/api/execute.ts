import { type ExecutionResult, execute } from 'graphql'
import type { GraphqlRequest } from '#mocks/upstreams/graphql-request.ts'
import type { ShopifyContext } from '../context.ts'
import { resolveContext } from '../shop/request-context.ts'
import { checkVariables } from './check-variables.ts'
import { findOperation, getExecutableSchema, prepareDocument } from './documents.ts'

/** Executes a request in the store and world of the context. */
export async function executeRequest(
  { query, variables, operationName }: GraphqlRequest,
  context: ShopifyContext,
): Promise<ExecutionResult> {
  const prepared = prepareDocument(query)
  if ('errors' in prepared) return prepared
  const schema = getExecutableSchema()
  const operation = findOperation(prepared.document, operationName)
  const errors = operation ? checkVariables(schema, operation, variables) : []
  if (errors.length > 0) return { errors }
  const result = await execute({
    schema,
    document: prepared.document,
    contextValue: context,
    variableValues: variables,
    operationName,
  })
  const inContext = operation?.directives?.length ? resolveContext(operation, variables, context.region) : undefined
  return inContext ? { ...result, extensions: { context: inContext } } : result
}
