import {
  type DocumentNode,
  GraphQLError,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { shopifySchema } from '../schema.ts'

/** A document that may be executed, or what is wrong with it. */
export type Prepared = { ok: true; document: DocumentNode } | { ok: false; errors: readonly GraphQLError[] }

/** A shop sends some dozens of documents over and over; a client that writes each anew must not fill the memory. */
const KEPT_DOCUMENTS = 1_000
const kept = new Map<string, Prepared>()

/** Reads and validates a document, once for all times that it is sent. */
export function prepare(query: string): Prepared {
  const known = kept.get(query)
  if (known) return known
  const prepared = read(query)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size >= KEPT_DOCUMENTS) kept.delete(oldest)
  kept.set(query, prepared)
  return prepared
}

function read(query: string): Prepared {
  try {
    const document = parse(query)
    const errors = validate(shopifySchema(), document)
    return errors.length > 0 ? { ok: false, errors } : { ok: true, document: undeferred(document) }
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] }
    throw error
  }
}

/** What is deferred is sent with the rest: everything is at hand here, and the directive allows it. */
function undeferred(document: DocumentNode): DocumentNode {
  return visit(document, { Directive: ({ name }) => (name.value === 'defer' ? null : undefined) })
}

let executable: GraphQLSchema | undefined

/** The schema without `@defer`, next to which graphql-js executes nothing; the same types otherwise. */
export function executableSchema(): GraphQLSchema {
  if (!executable) {
    const config = shopifySchema().toConfig()
    const directives = config.directives.filter(({ name }) => name !== 'defer')
    executable = new GraphQLSchema({ ...config, directives, assumeValid: true })
  }
  return executable
}

/** The operation of a document that a client asks for; undefined when it does not say which of several. */
export function operationIn({ definitions }: DocumentNode, name: string | null): OperationDefinitionNode | undefined {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (name === null) return operations.length === 1 ? operations[0] : undefined
  return operations.find((operation) => operation.name?.value === name)
}
