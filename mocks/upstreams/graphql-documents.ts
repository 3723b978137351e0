import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'

/** A valid document, or its errors. */
type PreparedDocument = { document: DocumentNode } | { errors: readonly GraphQLError[] }

/** A limit for clients that build each document anew. The shop has some dozens of documents. */
const MAX_CACHED_DOCUMENTS = 1_000

type DocumentCacheOptions = {
  /** The errors of a document, in the service's own words; graphql-js's rules and words without it. */
  check?: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[]
  /** Changes a valid document before it is executed. */
  transform?: (document: DocumentNode) => DocumentNode
}

/** Returns a function that parses and validates documents. Results are cached; the oldest is dropped first. */
export function createDocumentCache(
  getSchema: () => GraphQLSchema,
  { check = validate, transform = (document) => document }: DocumentCacheOptions = {},
) {
  const cache = new Map<string, PreparedDocument>()

  return function prepareDocument(query: string): PreparedDocument {
    const cached = cache.get(query)
    if (cached) return cached
    const prepared = parseAndValidate(query)
    const [oldest] = cache.keys()
    if (oldest !== undefined && cache.size >= MAX_CACHED_DOCUMENTS) cache.delete(oldest)
    cache.set(query, prepared)
    return prepared
  }

  function parseAndValidate(query: string): PreparedDocument {
    try {
      const document = parse(query)
      const errors = check(getSchema(), document)
      return errors.length > 0 ? { errors } : { document: transform(document) }
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    }
  }
}
