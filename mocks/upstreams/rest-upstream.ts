import { http, type RequestHandler } from 'msw'
import type { DescribedOperations, ResponseBody } from '#contracts/guard.ts'
import {
  createRequestChecks,
  type RequestCheck,
  type RequestParts,
  type RequestProblem,
} from '#contracts/request-check.ts'
import type { RequestInput } from '#contracts/rest.ts'
import type { World } from '../world/world.ts'
import type { UpstreamContext, UpstreamName } from './upstream.ts'

type StatusOf<
  Operations extends DescribedOperations<Operations>,
  Id extends keyof Operations,
> = keyof Operations[Id]['responses'] & number

/** Builds a response with a status of the contract and the body that the contract gives it, if any. */
type Reply<Operations extends DescribedOperations<Operations>, Id extends keyof Operations> = <
  Status extends StatusOf<Operations, Id>,
>(
  status: Status,
  ...body: undefined extends ResponseBody<Operations, Id, Status>
    ? [body?: ResponseBody<Operations, Id, Status>]
    : [body: ResponseBody<Operations, Id, Status>]
) => Response

type OperationContext<Operations extends DescribedOperations<Operations>, Id extends keyof Operations> = {
  request: Request
  world: World
  reply: Reply<Operations, Id>
}

type OperationHandler<Operations extends DescribedOperations<Operations>, Id extends keyof Operations> = {
  /** Responds to a request that keeps the contract. */
  respond(input: OperationContext<Operations, Id> & RequestInput<Operations[Id]>): Response | Promise<Response>
  /**
   * Responds to a request that breaks the contract; `message` joins all problems. Operations without parameters and body
   * need none.
   */
  reject?(
    input: OperationContext<Operations, Id> & {
      problems: RequestProblem[]
      message: string
      /** The fields of a form-encoded body. */
      form?: Record<string, string>
    },
  ): Response
}

/**
 * Returns a function that creates the msw handler of one operation of an OpenAPI contract. Method and path come from the
 * contract, which also types and validates the request before `respond` runs.
 */
export function createRestUpstream<Operations extends DescribedOperations<Operations>>(
  upstream: UpstreamName,
  operations: { readonly [Id in keyof Operations]: { readonly method: string; readonly path: string } },
  context: UpstreamContext,
  /** The response to an unauthorised request; undefined lets the request pass. Runs before the request is checked. */
  rejectUnauthorized: (request: Request) => Response | undefined = () => undefined,
  /** What stands between the upstream's name and the contract's paths, such as '/gb'. */
  prefix = '',
) {
  let getCheck: ReturnType<typeof createRequestChecks> | undefined

  return function on<Id extends keyof Operations & string>(
    id: Id,
    { respond, reject }: OperationHandler<Operations, Id>,
  ): RequestHandler {
    const { method, path } = operations[id]
    let check: RequestCheck<RequestInput<Operations[Id]>> | undefined
    return getHandlerFactory(method)(
      `*/${upstream}${prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      async ({ request, params }): Promise<Response> => {
        const unauthorized = rejectUnauthorized(request)
        if (unauthorized) return unauthorized
        getCheck ??= createRequestChecks(upstream)
        check ??= getCheck<RequestInput<Operations[Id]>>(id)
        const operation: OperationContext<Operations, Id> = { request, world: context.getWorld(request), reply }
        const parts = { path: { ...params }, query: getQuery(request), ...(await readBody(request)) }
        if (check.isValid(parts)) return respond({ ...operation, ...parts })
        const problems = check.getProblems()
        const message = problems.map((problem) => `${problem.field} ${problem.message}`.trim()).join(', ')
        if (reject) return reject({ ...operation, problems, message, ...(parts.form && { form: parts.form }) })
        throw new Error(`${id} rejects no requests, but this one breaks the contract: ${message}`)
      },
    )
  }
}

const reply = (status: number, body?: unknown): Response =>
  body === undefined ? new Response(null, { status }) : Response.json(body, { status })

function getHandlerFactory(method: string) {
  if (method === 'GET') return http.get
  if (method === 'POST') return http.post
  if (method === 'PUT') return http.put
  if (method === 'DELETE') return http.delete
  throw new Error(`REST upstreams support GET, POST, PUT and DELETE; add ${method} to getHandlerFactory`)
}

const getQuery = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

/** Reads the body by its content type. An unreadable body is omitted, so that the check reports it as missing. */
async function readBody(request: Request): Promise<Pick<RequestParts, 'json' | 'form' | 'text'>> {
  if (request.method === 'GET') return {}
  const text = await request.text()
  const contentType = request.headers.get('content-type') ?? ''
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return { form: Object.fromEntries(new URLSearchParams(text)) }
  try {
    return { text, json: JSON.parse(text) }
  } catch {
    return { text }
  }
}
