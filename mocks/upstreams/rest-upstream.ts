import { http, type RequestHandler } from 'msw'
import type { BodyOf, Described } from '#contracts/guard.ts'
import type { Sent } from '#contracts/rest.ts'
import type { World } from '../world/world.ts'
import { type Carried, createRequestChecks, type RequestCheck, type Wrong } from './request-check.ts'
import type { UpstreamContext, UpstreamName } from './upstream.ts'

type StatusOf<
  Operations extends Described<Operations>,
  Id extends keyof Operations,
> = keyof Operations[Id]['responses'] & number

/** Answers with a status that the contract knows and the body that goes with it; an empty one where it has none. */
type Reply<Operations extends Described<Operations>, Id extends keyof Operations> = <
  Status extends StatusOf<Operations, Id>,
>(
  status: Status,
  ...body: undefined extends BodyOf<Operations, Id, Status> ? [] : [BodyOf<Operations, Id, Status>]
) => Response

/** What an operation has to answer: the request, what it carries, and the world it was made in. */
type Visit<Operations extends Described<Operations>, Id extends keyof Operations> = {
  request: Request
  world: World
  reply: Reply<Operations, Id>
}

type Answers<Operations extends Described<Operations>, Id extends keyof Operations> = {
  /** What the upstream does when the request is as the contract wants it. */
  answer(asked: Visit<Operations, Id> & Sent<Operations[Id]>): Response | Promise<Response>
  /** What it says when it is not; `why` puts every wrong in words. Operations that carry nothing cannot be asked wrongly. */
  refuse?(visit: Visit<Operations, Id> & { wrongs: Wrong[]; why: string }): Response
}

/**
 * One upstream described by OpenAPI. What it returns makes an msw handler of an operation: method and path come from the
 * contract, requests are checked by it before `answer` sees them, and both are typed by it.
 */
export function createRestUpstream<Operations extends Described<Operations>>(
  upstream: UpstreamName,
  table: { readonly [Id in keyof Operations]: { readonly method: string; readonly path: string } },
  context: UpstreamContext,
  /** Turns away whoever may not ask at all, before anything else is looked at. */
  turnAway: (request: Request) => Response | undefined = () => undefined,
) {
  let checkOf: ReturnType<typeof createRequestChecks> | undefined

  return function on<Id extends keyof Operations & string>(id: Id, answers: Answers<Operations, Id>): RequestHandler {
    const { method, path } = table[id]
    let check: RequestCheck<Sent<Operations[Id]>> | undefined
    return methodOf(method)(
      `*/${upstream}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      async ({ request, params }): Promise<Response> => {
        const turnedAway = turnAway(request)
        if (turnedAway) return turnedAway
        checkOf ??= createRequestChecks(upstream)
        check ??= checkOf<Sent<Operations[Id]>>(id)
        const visit: Visit<Operations, Id> = { request, world: context.worldOf(request), reply }
        const carried = { path: { ...params }, query: queryOf(request), ...(await bodyOf(request)) }
        if (check.isRight(carried)) return answers.answer({ ...visit, ...carried })
        const wrongs = check.wrongs()
        if (answers.refuse) return answers.refuse({ ...visit, wrongs, why: inWords(wrongs) })
        throw new Error(`${id} has no answer to a request that is off its contract: ${inWords(wrongs)}`)
      },
    )
  }
}

const inWords = (wrongs: Wrong[]) => wrongs.map(({ part, why }) => `${part} ${why}`.trim()).join(', ')

const reply = (status: number, body?: unknown): Response =>
  body === undefined ? new Response(null, { status }) : Response.json(body, { status })

function methodOf(method: string) {
  if (method === 'GET') return http.get
  if (method === 'POST') return http.post
  if (method === 'PUT') return http.put
  if (method === 'DELETE') return http.delete
  throw new Error(`No upstream has an operation with method ${method} yet`)
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

/** The body by its declared type. What cannot be read is left out, and then missed by the check. */
async function bodyOf(request: Request): Promise<Pick<Carried, 'json' | 'form' | 'text'>> {
  if (request.method === 'GET') return {}
  const text = await request.text()
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { form: Object.fromEntries(new URLSearchParams(text)) }
  try {
    return { text, json: JSON.parse(text) }
  } catch {
    return { text }
  }
}
