import { type DocumentNode, GraphQLSchema, Kind, type OperationDefinitionNode, visit } from 'graphql'
import { createCostCalculator } from '../../graphql-cost.ts'
import { createDocumentCache } from '../../graphql-documents.ts'
import type { SimulatedVersion } from '../version.ts'
import { checkDocument } from './check-document.ts'
import { findVersionHint } from './version-hint.ts'

/** What executes the documents of a version. */
type PreparedVersion = {
  /** Parses and validates a document. */
  prepareDocument: ReturnType<typeof createDocumentCache>
  /** The schema without `@defer`, because graphql-js refuses to execute a schema that has it. */
  schema: GraphQLSchema
  computeCost: ReturnType<typeof createCostCalculator>
}

/** The versions of an API, each made for its first request, so that unused versions cost nothing. */
export function createVersions(getSchema: (version: SimulatedVersion) => GraphQLSchema) {
  const preparedVersions = new Map<SimulatedVersion, PreparedVersion>()

  return function getVersion(version: SimulatedVersion): PreparedVersion {
    const prepared = preparedVersions.get(version) ?? prepareVersion(version, getSchema)
    preparedVersions.set(version, prepared)
    return prepared
  }
}

function prepareVersion(
  version: SimulatedVersion,
  getSchema: (version: SimulatedVersion) => GraphQLSchema,
): PreparedVersion {
  const config = getSchema(version).toConfig()
  const directives = config.directives.filter(({ name }) => name !== 'defer')
  return {
    prepareDocument: createDocumentCache(() => getSchema(version), {
      check: (schema, document) =>
        checkDocument(schema, document, (coordinate) => findVersionHint(coordinate, version, getSchema)),
      transform: removeDefer,
    }),
    schema: new GraphQLSchema({ ...config, directives, assumeValid: true }),
    computeCost: createCostCalculator(() => getSchema(version)),
  }
}

/** Removes `@defer`, which allows a server to send the data at once. */
function removeDefer(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'defer' ? null : undefined) })
}

/** The requested operation of a document; undefined if there are several and none is named. */
export function findOperation({ definitions }: DocumentNode, name: string | null): OperationDefinitionNode | undefined {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (name === null) return operations.length === 1 ? operations[0] : undefined
  return operations.find((operation) => operation.name?.value === name)
}
