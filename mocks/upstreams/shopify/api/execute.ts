import { type ExecutionResult, execute } from 'graphql'
import type { ShopifyContext } from '../context.ts'
import { contextOf } from '../shop/in-context.ts'
import { executableSchema, operationIn, prepare } from './documents.ts'
import type { GraphqlRequest } from './read-request.ts'

/** Executes any document that the schema allows, in the store and world of the context. */
export async function executeRequest(
  { query, variables, operationName }: GraphqlRequest,
  context: ShopifyContext,
): Promise<ExecutionResult> {
  const prepared = prepare(query)
  if (!prepared.ok) return { errors: prepared.errors }
  const result = await execute({
    schema: executableSchema(),
    document: prepared.document,
    contextValue: context,
    variableValues: variables,
    operationName,
  })
  const operation = operationIn(prepared.document, operationName)
  const asked = operation?.directives?.length ? contextOf(operation, variables, context.region) : undefined
  return asked ? { ...result, extensions: { context: asked } } : result
}
