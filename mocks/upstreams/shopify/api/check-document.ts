import { type DocumentNode, GraphQLError, type GraphQLSchema, validate } from 'graphql'
import { findPlace } from './document-place.ts'
import { ERROR_WORDS } from './error-words.ts'
import { findInvalidIds } from './global-ids.ts'

/** Returns hints for what a schema lacks, like `{ servedBy: '2025-01', hint: '…' }`; undefined if there is none to give. */
type FindHint = (coordinate: string) => Record<string, string> | undefined

/** Validates a document. Its errors have Shopify's words, and a hint where another version has what this one lacks. */
export function checkDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  findHint: FindHint = () => undefined,
): GraphQLError[] {
  const errors = validate(schema, document, undefined, { hideSuggestions: true })
  return errors.length > 0
    ? errors.map((error) => describeError(error, document, findHint))
    : findInvalidIds(schema, document)
}

/** An error in Shopify's words. Errors for which Shopify has no words of its own are unchanged. */
function describeError(error: GraphQLError, document: DocumentNode, findHint: FindHint): GraphQLError {
  for (const [pattern, toWords] of ERROR_WORDS) {
    const match = pattern.exec(error.message)
    if (!match) continue
    const node = error.nodes?.at(-1)
    const place = findPlace(document, node)
    const { message, extensions, coordinate } = toWords(match.slice(1), place)
    return new GraphQLError(message, {
      nodes: error.nodes ?? null,
      path: place.path,
      extensions: { ...extensions, ...(coordinate && findHint(coordinate)) },
    })
  }
  return error
}
