import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  GraphQLError,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql'

/** The number of operations in a folder of documents, and what is invalid by a schema, with file and line. */
export function findDocumentProblems(folder: string, schema: string): { count: number; problems: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  const documents = files.sort().map((name) => parseFile(join(folder, name)))
  const syntaxErrors = documents.flatMap((document) => (typeof document === 'string' ? [document] : []))
  if (syntaxErrors.length > 0) return { count: 0, problems: syntaxErrors }
  // One document, because files share their fragments.
  const document = concatAST(documents.filter((part): part is DocumentNode => typeof part !== 'string'))
  const count = document.definitions.filter(({ kind }) => kind === 'OperationDefinition').length
  return { count, problems: validate(buildSchema(schema), document, specifiedRules).map(formatError) }
}

/** The document of a file, or its syntax error. */
function parseFile(file: string): DocumentNode | string {
  try {
    return parse(new Source(readFileSync(file, 'utf8'), basename(file)))
  } catch (error) {
    if (error instanceof GraphQLError) return formatError(error)
    throw error
  }
}

/** 'header.graphql:3: Cannot query field …' */
function formatError({ message, locations, nodes, source }: GraphQLError): string {
  const file = nodes?.[0]?.loc?.source.name ?? source?.name
  return `${[file, locations?.[0]?.line].filter(Boolean).join(':')}: ${message}`
}
