import { type DocumentNode, type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'

/** What a request asks an upstream to do, by the names that faults and the journal use. */
export type Call = {
  upstream: string
  /** GraphQL root fields, or the one operation of a REST call. Never empty. */
  operations: readonly [string, ...string[]]
  /** The GraphQL root fields themselves, with what was selected below them. */
  fields: readonly RootField[]
}
export type RootField = { name: string; responseKey: string; selections: Selection[] }
export type Selection = { name: string; responseKey: string; selections: Selection[] }

/** A document longer than this is no shop's; it is left to the upstream to refuse. */
const MAX_TOKENS = 5_000
const GRAPHQL_UPSTREAMS = new Set(['shopify', 'content'])

/** Reads the operation out of a request without consuming it. What cannot be read is called by its method and path. */
export async function callOf(upstream: string, request: Request): Promise<Call> {
  if (GRAPHQL_UPSTREAMS.has(upstream) && request.method === 'POST') {
    const fields = rootFields(await request.clone().text())
    const [first, ...rest] = fields.map((field) => field.name)
    if (first) return { upstream, operations: [first, ...rest], fields }
  }
  const path = new URL(request.url).pathname.replace(`/${upstream}`, '')
  return { upstream, operations: [`${request.method} ${path || '/'}`], fields: [] }
}

function rootFields(body: string): RootField[] {
  try {
    const { query, operationName } = JSON.parse(body)
    const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS })
    const operation = document.definitions.find(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName),
    )
    return operation?.kind === Kind.OPERATION_DEFINITION ? flatten(operation.selectionSet, document) : []
  } catch {
    // not JSON, or not GraphQL: the upstream itself will say so
    return []
  }
}

/** Fragments laid out flat. A fragment that contains itself is cut where it begins again. */
function flatten(set: SelectionSetNode, document: DocumentNode, inside: readonly string[] = []): Selection[] {
  return set.selections.flatMap((selection): Selection[] => {
    if (selection.kind === Kind.FIELD) return [field(selection, document, inside)]
    if (selection.kind === Kind.INLINE_FRAGMENT) return flatten(selection.selectionSet, document, inside)
    const name = selection.name.value
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    )
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || inside.includes(name)) return []
    return flatten(fragment.selectionSet, document, [...inside, name])
  })
}

function field(node: FieldNode, document: DocumentNode, inside: readonly string[]): Selection {
  return {
    name: node.name.value,
    responseKey: node.alias?.value ?? node.name.value,
    selections: node.selectionSet ? flatten(node.selectionSet, document, inside) : [],
  }
}
