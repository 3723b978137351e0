import { type DocumentNode, type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { findOperation } from '#contracts/operations.ts'

/** A request to an upstream, by the operation that it calls. */
export type Call = {
  upstream: string
  /** Its name in the journal: GraphQL root fields, the operation of a REST contract, or an agent's tool. */
  operation: string
  /** All names that a fault can match: for GraphQL the root fields and the document's name. */
  names: readonly string[]
  /** Its name in the contract; undefined when the contract does not have it, or, for GraphQL, not with this selection. */
  contract: string | undefined
  /** The GraphQL root fields with their selections. */
  fields: readonly Selection[]
}
/** A GraphQL field: its name, the key of its result, and its selections, parsed on demand. */
export type Selection = { name: string; responseKey: string; selections(): Selection[] }

/** A longer document is not parsed here; the upstream rejects it. */
const MAX_TOKENS = 5_000
const MAX_CACHED_DOCUMENTS = 1_000
/** Upstreams with one GraphQL endpoint. */
const GRAPHQL_UPSTREAMS = new Set(['shopify', 'customer-account', 'content'])
/** Upstreams with one base URL per region, which follows the upstream's name. */
const REGIONAL_UPSTREAMS = new Set(['shopify', 'customer-account', 'sign-in', 'ucp'])

type GraphqlOperation = { query: string | undefined; name: string | undefined; fields: Selection[] }
const NO_OPERATION: GraphqlOperation = { query: undefined, name: undefined, fields: [] }

/** Parses the operation of a request without consuming it. An unreadable request is named by its method and path. */
export async function parseCall(upstream: string, request: Request): Promise<Call> {
  const path = getOperationPath(upstream, new URL(request.url).pathname)
  const { query, name, fields } = GRAPHQL_UPSTREAMS.has(upstream)
    ? parseGraphql(await request.clone().text())
    : NO_OPERATION
  const document = upstream === 'ucp' && request.method === 'POST' ? readTool(await request.clone().text()) : query
  const contract = findOperation(upstream, request.method, path, document)
  if (fields.length > 0) {
    const roots = fields.map((field) => field.name)
    return { upstream, operation: roots.join(' '), names: name ? [...roots, name] : roots, contract, fields }
  }
  const operation = contract ?? `${request.method} ${path}`
  return { upstream, operation, names: [operation], contract, fields }
}

/** The path below the upstream's base URL. */
function getOperationPath(upstream: string, pathname: string): string {
  const segments = pathname.split('/').slice(REGIONAL_UPSTREAMS.has(upstream) ? 3 : 2)
  return `/${segments.join('/')}`
}

function parseGraphql(body: string): GraphqlOperation {
  try {
    const { query, operationName } = JSON.parse(body)
    const document = parseDocument(query)
    const operation = document.definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .find((definition) => !operationName || definition.name?.value === operationName)
    if (!operation) return NO_OPERATION
    return { query, name: operation.name?.value, fields: collectFields(operation.selectionSet, document) }
  } catch {
    // neither JSON nor GraphQL: the upstream responds with the error
    return NO_OPERATION
  }
}

/** The tool that an agent calls; undefined for any other call of the protocol. */
function readTool(body: string): string | undefined {
  try {
    const { method, params } = JSON.parse(body)
    return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined
  } catch {
    // the upstream responds with the error
    return undefined
  }
}

const documents = new Map<string, DocumentNode>()

/** Parses each document once, since the shop sends the same few again and again. */
function parseDocument(query: string): DocumentNode {
  const cached = documents.get(query)
  if (cached) return cached
  const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS })
  if (documents.size < MAX_CACHED_DOCUMENTS) documents.set(query, document)
  return document
}

/** The fields of a selection set with its fragments expanded once, as GraphQL itself collects fields. */
function collectFields(set: SelectionSetNode, document: DocumentNode, spread = new Set<string>()): Selection[] {
  return set.selections.flatMap((selection): Selection[] => {
    if (selection.kind === Kind.FIELD) return [toSelection(selection, document)]
    if (selection.kind === Kind.INLINE_FRAGMENT) return collectFields(selection.selectionSet, document, spread)
    const name = selection.name.value
    if (spread.has(name)) return []
    spread.add(name)
    const fragment = document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .find((definition) => definition.name.value === name)
    return fragment ? collectFields(fragment.selectionSet, document, spread) : []
  })
}

function toSelection({ name, alias, selectionSet }: FieldNode, document: DocumentNode): Selection {
  return {
    name: name.value,
    responseKey: alias?.value ?? name.value,
    selections: () => (selectionSet ? collectFields(selectionSet, document) : []),
  }
}
