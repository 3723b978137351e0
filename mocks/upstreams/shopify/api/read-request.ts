/** What a client posts to a GraphQL API. */
export type GraphqlRequest = {
  query: string
  variables: Record<string, unknown>
  operationName: string | null
}

/** Reads a posted document, in JSON with its variables or as it is; undefined for anything else. */
export async function readRequest(request: Request): Promise<GraphqlRequest | undefined> {
  const body = await request.text()
  if (request.headers.get('content-type')?.startsWith('application/graphql;') || isBare(request))
    return { query: body, variables: {}, operationName: null }
  const posted = parsed(body)
  if (!isObject(posted) || typeof posted.query !== 'string') return undefined
  return {
    query: posted.query,
    variables: isObject(posted.variables) ? posted.variables : {},
    operationName: typeof posted.operationName === 'string' ? posted.operationName : null,
  }
}

const isBare = ({ headers }: Request) => headers.get('content-type') === 'application/graphql'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
