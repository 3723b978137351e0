import { setTimeout as wait } from 'node:timers/promises'
import { getResponse, type RequestHandler } from 'msw'
import { checkAnswer } from './contract-check.ts'
import { answerWith, ConnectionDropped, describeFault, leave, trickled } from './fault-answer.ts'
import { type Call, callOf } from './operation-of.ts'
import type { World } from './world/world.ts'

export type PipelineOptions = {
  /** By the first segment of the path. */
  handlers: ReadonlyMap<string, RequestHandler[]>
  /** An answer of our own that breaks its contract throws instead of warning. */
  strict: boolean
  /** Where a developer reads warnings. */
  warn: (message: string) => void
}

/**
 * One call to an upstream from beginning to end: a fault if the world has one for it, else the upstream's own answer,
 * checked against its contract and written to the journal. Rejects with ConnectionDropped where no answer may come.
 */
export async function answer(request: Request, world: World, options: PipelineOptions): Promise<Response> {
  const response = await undated(request, world, options)
  return dated(response, world.clock.now())
}

async function undated(request: Request, world: World, options: PipelineOptions): Promise<Response> {
  const started = performance.now()
  const { pathname, search } = new URL(request.url)
  const upstream = pathname.split('/')[1] ?? ''
  const handlers = options.handlers.get(upstream)
  if (!handlers) return noSuchUpstream(upstream, options)

  const call = await callOf(upstream, request)
  const fault = world.faults.take(call)
  const journal = (status: number, contract: 'ok' | 'broken' | 'unchecked') => {
    // a page has dozens of pictures: only those that did not come are worth a line
    if (upstream === 'images' && !fault && status >= 200 && status < 400) return
    world.journal.add({
      kind: 'request',
      upstream,
      operation: call.operation,
      method: request.method,
      path: pathname + search,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(fault && { fault: describeFault(fault.respond) }),
      contract,
    })
  }

  try {
    if (world.latency.ms > 0) await wait(world.latency.ms, undefined, { signal: request.signal }).catch(leave)
    const failed = fault && (await answerWith(fault.respond, call, request.signal))
    if (failed) {
      journal(failed.status, 'unchecked')
      return slowed(failed)
    }
    const { response, defect } = await ownAnswer(request, handlers, call, pathname)
    const checked = await checkAnswer(call, response)
    journal(response.status, checked.verdict)
    if (defect) complain(defect)
    if (checked.verdict === 'broken') complain(`${nameOf(call)} broke its contract: ${checked.problems.join('; ')}`)
    return slowed(checked.answer)
  } catch (error) {
    if (error instanceof ConnectionDropped) journal(0, 'unchecked')
    throw error
  }

  function slowed(response: Response) {
    const overMs = fault?.respond.trickleMs
    return overMs ? trickled(response, overMs, request.signal) : response
  }

  function complain(message: string) {
    world.journal.add({ kind: 'warning', message })
    if (options.strict) throw new Error(message)
    options.warn(message)
  }
}

/** Every upstream lives by the world's clock, and says so; some responses of fetch itself cannot be written on. */
function dated(response: Response, now: Date): Response {
  const date = now.toUTCString()
  try {
    response.headers.set('date', date)
    return response
  } catch {
    const { status, statusText, headers } = response
    return new Response(response.body, { status, statusText, headers: { ...Object.fromEntries(headers), date } })
  }
}

/** What the handlers say. One that throws is a defect of ours: it answers 500 and is named. */
async function ownAnswer(
  request: Request,
  handlers: RequestHandler[],
  call: Call,
  pathname: string,
): Promise<{ response: Response; defect?: string }> {
  try {
    const response = await getResponse(handlers, request)
    if (response?.type === 'error') throw new ConnectionDropped()
    if (response) return { response }
    const error = `The simulated ${call.upstream} has nothing at ${request.method} ${pathname}`
    return { response: Response.json({ error }, { status: 501 }) }
  } catch (thrown) {
    if (thrown instanceof ConnectionDropped) throw thrown
    if (thrown instanceof Response) return { response: thrown }
    const defect = `The simulated ${nameOf(call)} failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`
    return { response: Response.json({ error: defect }, { status: 500 }), defect }
  }
}

function noSuchUpstream(upstream: string, { handlers }: PipelineOptions): Response {
  const known = [...handlers.keys()]
  return Response.json({ error: `No upstream is called "${upstream}"`, known }, { status: 501 })
}

function nameOf({ upstream, operation }: Call): string {
  return `${upstream} ${operation}`
}
