import { type DocumentNode, GraphQLSchema, Kind, type OperationDefinitionNode, visit } from 'graphql'
import { createDocumentCache } from '../../graphql-documents.ts'
import { getShopifySchema } from '../schema.ts'

/** Parses and validates a document. */
export const prepareDocument = createDocumentCache(getShopifySchema, removeDefer)

/** Removes `@defer`, which allows a server to send the data at once. */
function removeDefer(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'defer' ? null : undefined) })
}

let executableSchema: GraphQLSchema | undefined

/** The schema without `@defer`, because graphql-js refuses to execute a schema that has it. */
export function getExecutableSchema(): GraphQLSchema {
  if (!executableSchema) {
    const config = getShopifySchema().toConfig()
    const directives = config.directives.filter(({ name }) => name !== 'defer')
    executableSchema = new GraphQLSchema({ ...config, directives, assumeValid: true })
  }
  return executableSchema
}

/** The requested operation of a document; undefined if there are several and none is named. */
export function findOperation({ definitions }: DocumentNode, name: string | null): OperationDefinitionNode | undefined {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (name === null) return operations.length === 1 ? operations[0] : undefined
  return operations.find((operation) => operation.name?.value === name)
}
