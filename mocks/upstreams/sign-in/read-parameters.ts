/** The parameters of a request to an OAuth endpoint. Those without a value are left out (RFC 6749, 3.1). */
export type Parameters = ReadonlyMap<string, string>

type ReadParameters = {
  params: Parameters
  /** What is wrong with the request as a whole. */
  problem: string | undefined
}

/** Reads the query of a GET or the form of a POST. */
export async function readParameters(request: Request): Promise<ReadParameters> {
  if (request.method === 'GET') return collect(new URL(request.url).searchParams)
  const contentType = request.headers.get('content-type') ?? ''
  const text = await request.text()
  if (text !== '' && !contentType.startsWith('application/x-www-form-urlencoded'))
    return { params: new Map(), problem: 'The body must be application/x-www-form-urlencoded' }
  return collect(new URLSearchParams(text))
}

/** RFC 6749, 3.1: parameters must not be included more than once. */
function collect(pairs: URLSearchParams): ReadParameters {
  const params = new Map<string, string>()
  let problem: string | undefined
  for (const [name, value] of pairs) {
    if (params.has(name)) problem ??= `${name} is given more than once`
    else if (value !== '') params.set(name, value)
  }
  return { params, problem }
}
