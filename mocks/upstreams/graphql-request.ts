export type GraphqlRequest = {
  query: string
  variables: Record<string, unknown>
  operationName: string | null
}

/** Reads a GraphQL request from JSON, or from a body that is the document itself; undefined for any other body. */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest | undefined> {
  const body = await request.text()
  const [mediaType] = request.headers.get('content-type')?.split(';') ?? []
  if (mediaType === 'application/graphql') return { query: body, variables: {}, operationName: null }
  const json = parseJson(body)
  if (!isObject(json) || typeof json.query !== 'string') return undefined
  return {
    query: json.query,
    variables: isObject(json.variables) ? json.variables : {},
    operationName: typeof json.operationName === 'string' ? json.operationName : null,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
