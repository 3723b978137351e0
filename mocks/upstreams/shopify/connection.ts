import { GraphQLError } from 'graphql'

/** Shopify's paging arguments. */
export type PageArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** A page of a list. Edges are built on request, because most clients read nodes. */
type Connection<Node> = {
  nodes: readonly Node[]
  edges: () => { node: Node; cursor: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

/** Shopify's limit for `first` and `last`. */
const MAX_PAGE_SIZE = 250

/**
 * Returns one page of a sorted list. Cursors name the node and not its position, so that changes of the list between two
 * pages neither skip nor repeat nodes.
 * @param getKey Returns a unique key of a node.
 * @throws Shopify's errors for a missing or too large page size and for an unknown cursor.
 */
export function toConnection<Node>(
  all: readonly Node[],
  args: PageArgs,
  getKey: (node: Node) => string,
): Connection<Node> {
  const list = args.reverse ? all.toReversed() : all
  const findPosition = (cursor: string) => {
    const key = Buffer.from(cursor, 'base64url').toString()
    const index = list.findIndex((node) => getKey(node) === key)
    if (index < 0) throw new GraphQLError('Invalid cursor for current pagination sort.')
    return index
  }
  const from = args.after ? findPosition(args.after) + 1 : 0
  const to = args.before ? findPosition(args.before) : list.length
  const size = getPageSize(args)
  const start = args.first == null ? Math.max(from, to - size) : from
  const end = args.first == null ? to : Math.min(to, from + size)

  const nodes = list.slice(start, end)
  const toCursor = (node: Node) => Buffer.from(getKey(node)).toString('base64url')
  const [firstNode, lastNode] = [nodes.at(0), nodes.at(-1)]
  return {
    nodes,
    edges: () => nodes.map((node) => ({ node, cursor: toCursor(node) })),
    pageInfo: {
      hasNextPage: end < list.length,
      hasPreviousPage: start > 0,
      startCursor: firstNode === undefined ? null : toCursor(firstNode),
      endCursor: lastNode === undefined ? null : toCursor(lastNode),
    },
  }
}

/** Resolves a list that is always empty in this store. The paging arguments are still checked. */
export const resolveEmptyConnection = (_source: unknown, args: PageArgs): Connection<never> =>
  toConnection<never>([], args, String)

function getPageSize({ first, last }: PageArgs): number {
  if (first != null && last != null) throw new GraphQLError('providing both first and last is not supported')
  const size = first ?? last
  if (size == null) throw new GraphQLError('you must provide one of first or last')
  const name = first == null ? 'last' : 'first'
  if (size < 0) throw new GraphQLError(`${name} cannot be negative`)
  if (size > MAX_PAGE_SIZE) throw new GraphQLError(`${name} cannot exceed ${MAX_PAGE_SIZE}`)
  return size
}
