import { type DocumentNode, type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { find } from '#contracts/operations.ts'

/** What a request asks an upstream to do. */
export type Call = {
  upstream: string
  /** What the journal calls it: GraphQL root fields, or the operation of a REST contract. */
  operation: string
  /** All names that a fault may mean it by: for GraphQL the root fields and the document's own name. */
  names: readonly string[]
  /** The contract's name for it; none when the contract does not have it, or, for GraphQL, not in this selection. */
  contract: string | undefined
  /** The GraphQL root fields, with what was selected below them. */
  fields: readonly Selection[]
}
/** A GraphQL field, by its name and by the key that its answer goes under. What is below it is read when asked for. */
export type Selection = { name: string; responseKey: string; selections(): Selection[] }

/** A document longer than this is no shop's; it is left to the upstream to refuse. */
const MAX_TOKENS = 5_000
const KEPT_DOCUMENTS = 1_000
/** Upstreams that take every operation at one address. */
const GRAPHQL = new Set(['shopify', 'content'])

type Graphql = { query: string | undefined; name: string | undefined; fields: Selection[] }
const NOTHING: Graphql = { query: undefined, name: undefined, fields: [] }

/** Reads the operation out of a request without consuming it. What cannot be read is called by its method and path. */
export async function callOf(upstream: string, request: Request): Promise<Call> {
  const path = pathBelow(upstream, new URL(request.url).pathname)
  const { query, name, fields } = GRAPHQL.has(upstream) ? graphqlIn(await request.clone().text()) : NOTHING
  const contract = find(upstream, request.method, path, query)
  if (fields.length > 0) {
    const roots = fields.map((field) => field.name)
    return { upstream, operation: roots.join(' '), names: name ? [...roots, name] : roots, contract, fields }
  }
  const operation = contract ?? `${request.method} ${path}`
  return { upstream, operation, names: [operation], contract, fields }
}

/** The path from the upstream's base URL, which for Shopify contains the region's store. */
function pathBelow(upstream: string, pathname: string): string {
  const segments = pathname.split('/').slice(upstream === 'shopify' ? 3 : 2)
  return `/${segments.join('/')}`
}

function graphqlIn(body: string): Graphql {
  try {
    const { query, operationName } = JSON.parse(body)
    const document = documentOf(query)
    const operation = document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .find((definition) => !operationName || definition.name?.value === operationName)
    if (!operation) return NOTHING
    return { query, name: operation.name?.value, fields: flatten(operation.selectionSet, document) }
  } catch {
    // not JSON, or not GraphQL: the upstream itself will say so
    return NOTHING
  }
}

const documents = new Map<string, DocumentNode>()

/** A shop sends the same few documents over and over: each is parsed once. */
function documentOf(query: string): DocumentNode {
  const known = documents.get(query)
  if (known) return known
  const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS })
  if (documents.size < KEPT_DOCUMENTS) documents.set(query, document)
  return document
}

/** Fragments laid out flat, each once, as GraphQL itself collects fields. */
function flatten(set: SelectionSetNode, document: DocumentNode, seen = new Set<string>()): Selection[] {
  return set.selections.flatMap((selection): Selection[] => {
    if (selection.kind === Kind.FIELD) return [field(selection, document)]
    if (selection.kind === Kind.INLINE_FRAGMENT) return flatten(selection.selectionSet, document, seen)
    const name = selection.name.value
    if (seen.has(name)) return []
    seen.add(name)
    const fragment = document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find((definition) => definition.name.value === name)
    return fragment ? flatten(fragment.selectionSet, document, seen) : []
  })
}

function field({ name, alias, selectionSet }: FieldNode, document: DocumentNode): Selection {
  return {
    name: name.value,
    responseKey: alias?.value ?? name.value,
    selections: () => (selectionSet ? flatten(selectionSet, document) : []),
  }
}
