import type { RecordedBody } from '../../world/exchange.ts'

/** The document and variables of a GraphQL request; undefined for any other body. */
export function parseGraphqlBody(
  body: RecordedBody | undefined,
): { query: string; variables: Record<string, unknown> | undefined } | undefined {
  if (body?.text === undefined || !body.type.includes('json')) return undefined
  try {
    const { query, variables } = JSON.parse(body.text)
    return typeof query === 'string' ? { query, variables: variables ?? undefined } : undefined
  } catch {
    return undefined
  }
}
