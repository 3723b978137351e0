import { GraphQLError } from 'graphql'

/** How a client asks for a page of a list. */
export type PageArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** A page of a list. Edges are worked out when asked for: most clients take nodes. */
export type Connection<Node> = {
  nodes: readonly Node[]
  edges: () => { node: Node; cursor: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
}

/** Shopify's limit for `first` and `last`. */
const MAX_PAGE = 250

/**
 * One page of a list in its final order.
 * Cursors name the node, not its position, so that a page turned while goods come and go skips and repeats nothing.
 * @param keyOf What tells one node from all others.
 * @throws what Shopify says to a page without size, over 250, or with a cursor of another list.
 */
export function connection<Node>(
  all: readonly Node[],
  args: PageArgs,
  keyOf: (node: Node) => string,
): Connection<Node> {
  const list = args.reverse ? all.toReversed() : all
  const position = (cursor: string) => {
    const key = Buffer.from(cursor, 'base64url').toString()
    const index = list.findIndex((node) => keyOf(node) === key)
    if (index < 0) throw new GraphQLError('Invalid cursor for current pagination sort.')
    return index
  }
  const from = args.after ? position(args.after) + 1 : 0
  const to = args.before ? position(args.before) : list.length
  const size = pageSize(args)
  const start = args.first == null ? Math.max(from, to - size) : from
  const end = args.first == null ? to : Math.min(to, from + size)

  const nodes = list.slice(start, end)
  const cursorOf = (node: Node) => Buffer.from(keyOf(node)).toString('base64url')
  const [head, tail] = [nodes.at(0), nodes.at(-1)]
  return {
    nodes,
    edges: () => nodes.map((node) => ({ node, cursor: cursorOf(node) })),
    pageInfo: {
      hasNextPage: end < list.length,
      hasPreviousPage: start > 0,
      startCursor: head === undefined ? null : cursorOf(head),
      endCursor: tail === undefined ? null : cursorOf(tail),
    },
  }
}

/** A list that is empty in this shop, and known to be. Resolves a field by itself; a page of it still has to be asked for properly. */
export const none = (_source: unknown, args: PageArgs): Connection<never> => connection<never>([], args, String)

function pageSize({ first, last }: PageArgs): number {
  if (first != null && last != null) throw new GraphQLError('providing both first and last is not supported')
  const size = first ?? last
  if (size == null) throw new GraphQLError('you must provide one of first or last')
  const name = first == null ? 'last' : 'first'
  if (size < 0) throw new GraphQLError(`${name} cannot be negative`)
  if (size > MAX_PAGE) throw new GraphQLError(`${name} cannot exceed ${MAX_PAGE}`)
  return size
}
