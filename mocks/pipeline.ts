import { setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler } from 'msw'
import { BUYER_ADDRESS_HEADER } from '#contracts/shopify/headers.ts'
import { answer } from './answer.ts'
import { applyFault, ConnectionDropped, describeFaultResponse, dropConnection, trickleBody } from './apply-fault.ts'
import { createMissingResponse, isCallMissing, toBareResponse } from './bare/bare-response.ts'
import { checkContract } from './contract-check.ts'
import { type Call, parseCall } from './parse-call.ts'
import { recordRequest, recordResponse } from './world/record-call.ts'
import type { World } from './world/world.ts'

type PipelineOptions = {
  /** Handlers by the first segment of the path. */
  handlers: ReadonlyMap<string, RequestHandler[]>
  /** A response that breaks its contract throws instead of warning. */
  strict: boolean
  /** Where warnings go. */
  warn: (message: string) => void
}

/**
 * Handles one call to an upstream: applies the world's fault or runs the upstream's handler, checks the response
 * against its contract, and records the call. Rejects with ConnectionDropped when a fault drops the connection.
 */
export async function handleCall(request: Request, world: World, options: PipelineOptions): Promise<Response> {
  const response = await handleUndated(request, world, options)
  return setDate(response, world.clock.now())
}

async function handleUndated(request: Request, world: World, options: PipelineOptions): Promise<Response> {
  const started = performance.now()
  const { pathname, search } = new URL(request.url)
  const upstream = pathname.split('/')[1] ?? ''
  const handlers = options.handlers.get(upstream)
  if (!handlers) return toUnknownUpstream(upstream, options)

  const call = await parseCall(upstream, request)
  const { request: recorded, original } = await recordRequest(request)
  const profile = world.responseProfile
  const fault = world.faults.take(call)
  /** @param status 0 where no response reaches the client. */
  const record = async (
    status: number,
    contract: 'ok' | 'broken' | 'unchecked',
    response?: Response,
    problems: readonly string[] = [],
  ) => {
    // a page has dozens of images: record only those that failed
    if (upstream === 'images' && !fault && status >= 200 && status < 400) return
    const ms = Math.round((performance.now() - started) * 10) / 10
    const exchange = {
      request: recorded,
      ...(response && { response: await recordResponse(response) }),
      ...(problems.length > 0 && { problems: [...problems] }),
    }
    world.journal.add(
      {
        kind: 'request',
        upstream,
        operation: call.operation,
        method: request.method,
        path: pathname + search,
        status,
        ms,
        ...(fault && { fault: describeFaultResponse(fault.respond) }),
        ...(profile !== 'full' && { profile }),
        contract,
        ...readTraceId(request),
        ...readBuyerAddress(request),
      },
      { exchange, original },
    )
  }

  try {
    if (world.latency.ms > 0) await wait(world.latency.ms, undefined, { signal: request.signal }).catch(dropConnection)
    const faultResponse = fault && (await applyFault(fault.respond, call, request.signal))
    if (faultResponse) {
      // reading a copy of a body that breaks off would break it before its start is sent
      await record(faultResponse.status, 'unchecked', fault?.respond.truncated ? undefined : faultResponse)
      // only a body that the fault sets is of the contract
      return trickle(fault?.respond.body === undefined ? faultResponse : await toProfile(faultResponse))
    }
    const { response, defect } = await respond()
    const check = await checkContract(call, response, profile === 'full')
    const isLost = fault?.respond.loseResponse === true
    const problems = check.verdict === 'broken' ? check.problems : []
    await record(isLost ? 0 : response.status, check.verdict, check.response, problems)
    if (defect) reportDefect(defect)
    if (problems.length > 0) reportDefect(`${formatCall(call)} broke its contract: ${problems.join('; ')}`)
    if (!isLost) return trickle(check.response)
  } catch (error) {
    if (error instanceof ConnectionDropped) await record(0, 'unchecked')
    throw error
  }
  throw new ConnectionDropped()

  async function respond(): ReturnType<typeof runHandlers> {
    if (profile !== 'full' && isCallMissing(call, pathname)) return { response: createMissingResponse() }
    const { response, defect } = await runHandlers(request, handlers ?? [], call, pathname)
    return { response: await toProfile(response), defect }
  }

  async function toProfile(response: Response) {
    return profile === 'full' ? response : toBareResponse(call, profile, response)
  }

  function trickle(response: Response) {
    const overMs = fault?.respond.trickleMs
    return overMs ? trickleBody(response, overMs, request.signal) : response
  }

  function reportDefect(message: string) {
    world.journal.add({ kind: 'warning', message })
    if (options.strict) throw new Error(message)
    options.warn(message)
  }
}

/** Sets the date of the world's clock; a response of fetch itself is immutable and copied. */
function setDate(response: Response, now: Date): Response {
  const date = now.toUTCString()
  try {
    response.headers.set('date', date)
    return response
  } catch {
    const { status, statusText, headers } = response
    return new Response(response.body, { status, statusText, headers: { ...Object.fromEntries(headers), date } })
  }
}

/** The upstream's own response. A handler that throws is a defect: it becomes a 500 that names the operation. */
async function runHandlers(
  request: Request,
  handlers: RequestHandler[],
  call: Call,
  pathname: string,
): Promise<{ response: Response; defect?: string }> {
  try {
    const response = await answer(handlers, request)
    if (response?.type === 'error') throw new ConnectionDropped()
    if (response) return { response }
    const error = `The simulated ${call.upstream} has nothing at ${request.method} ${pathname}`
    return { response: Response.json({ error }, { status: 501 }) }
  } catch (thrown) {
    if (thrown instanceof ConnectionDropped) throw thrown
    if (thrown instanceof Response) return { response: thrown }
    const defect = `The simulated ${formatCall(call)} failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`
    return { response: Response.json({ error: defect }, { status: 500 }), defect }
  }
}

function readBuyerAddress({ headers }: Request): { buyerAddress?: string } {
  const buyerAddress = headers.get(BUYER_ADDRESS_HEADER)
  return buyerAddress === null ? {} : { buyerAddress }
}

function readTraceId({ headers }: Request): { traceId?: string } {
  const [, traceId] = /^00-([0-9a-f]{32})-/.exec(headers.get('traceparent') ?? '') ?? []
  return traceId ? { traceId } : {}
}

function toUnknownUpstream(upstream: string, { handlers }: PipelineOptions): Response {
  const known = [...handlers.keys()]
  return Response.json({ error: `No upstream is called "${upstream}"`, known }, { status: 501 })
}

function formatCall({ upstream, operation }: Call): string {
  return `${upstream} ${operation}`
}
