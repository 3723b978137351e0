import { type ASTNode, type DocumentNode, Kind, visit } from 'graphql'

/** Where a node stands in its document. */
export type Place = {
  /** The names of what encloses the node, like `['query', 'products', 'first']`, as Shopify's errors give them. */
  path: string[]
  /** The nodes around the node, the innermost first; the node itself is the first of them. */
  nodes: readonly ASTNode[]
}

/** Finds a node in its document. */
export function findPlace(document: DocumentNode, target: ASTNode | undefined): Place {
  let place: Place = { path: [], nodes: [] }
  const nodes: ASTNode[] = []
  visit(document, {
    enter(node) {
      nodes.unshift(node)
      if (node === target)
        place = { path: nodes.flatMap((around) => getName(around) ?? []).toReversed(), nodes: [...nodes] }
    },
    leave() {
      nodes.shift()
    },
  })
  return place
}

function getName(node: ASTNode): string | undefined {
  if (node.kind === Kind.OPERATION_DEFINITION) return [node.operation, node.name?.value].filter(Boolean).join(' ')
  if (node.kind === Kind.FRAGMENT_DEFINITION) return `fragment ${node.name.value}`
  if (node.kind === Kind.FIELD) return (node.alias ?? node.name).value
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return node.name.value
  if (node.kind === Kind.INLINE_FRAGMENT) return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...'
  return undefined
}
