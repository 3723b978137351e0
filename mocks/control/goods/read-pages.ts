import { z } from 'zod'

/** The shape of one page of a connection. */
export const pageSchema = <Node extends z.ZodType>(node: Node) =>
  z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  })

type Page<Node> = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

/** All nodes of a connection, page by page. @param first A page that was read already. */
export async function readPages<Node>(
  readPage: (after: string | null) => Promise<Page<Node>>,
  first?: Page<Node>,
): Promise<Node[]> {
  const nodes: Node[] = []
  for (let page = first ?? (await readPage(null)); ; page = await readPage(page.pageInfo.endCursor)) {
    nodes.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) return nodes
  }
}
