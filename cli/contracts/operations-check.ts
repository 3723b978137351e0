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

/** What is wrong with the documents of a folder by a schema, each with its file and line; and how many operations there are. */
export function documentProblems(folder: string, source: string): { count: number; problems: string[] } {
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  const parsed = files.sort().map((name) => parsedFile(join(folder, name)))
  const unreadable = parsed.flatMap((each) => (typeof each === 'string' ? [each] : []))
  if (unreadable.length > 0) return { count: 0, problems: unreadable }
  // fragments are shared between files
  const document = concatAST(parsed.filter((each): each is DocumentNode => typeof each !== 'string'))
  const count = document.definitions.filter(({ kind }) => kind === 'OperationDefinition').length
  return { count, problems: validate(buildSchema(source), document, specifiedRules).map(inWords) }
}

function parsedFile(file: string): DocumentNode | string {
  try {
    return parse(new Source(readFileSync(file, 'utf8'), basename(file)))
  } catch (error) {
    if (error instanceof GraphQLError) return inWords(error)
    throw error
  }
}

/** 'header.graphql:3: Cannot query field …' */
function inWords({ message, locations, nodes, source }: GraphQLError): string {
  const file = nodes?.[0]?.loc?.source.name ?? source?.name
  return `${[file, locations?.[0]?.line].filter(Boolean).join(':')}: ${message}`
}
