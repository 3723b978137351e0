import { http, type RequestHandler } from 'msw'

type Respond = (request: Request) => Response | Promise<Response>

/**
 * Creates the handler of an endpoint. HEAD responds like GET without the body; a method that the endpoint lacks gets a 405
 * with the methods that it has.
 */
export function createEndpoint(path: string, methods: { GET?: Respond; POST?: Respond }): RequestHandler {
  const allowed = Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
  return http.all(path, async ({ request }) => {
    if (request.method === 'GET' && methods.GET) return methods.GET(request)
    if (request.method === 'POST' && methods.POST) return methods.POST(request)
    if (request.method === 'HEAD' && methods.GET) return withoutBody(await methods.GET(toGet(request)))
    return new Response(null, { status: 405, headers: { allow: allowed.join(', ') } })
  })
}

const toGet = ({ url, headers }: Request) => new Request(url, { headers })

const withoutBody = ({ status, headers }: Response) => new Response(null, { status, headers })
