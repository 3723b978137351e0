import { randomBytes } from 'node:crypto'
import { BodyTooLargeError } from 'srvx/body-limit'
import { operations } from '#contracts/fit/generated/operations.ts'
import type { operations as Operations } from '#contracts/fit/generated/types.ts'
import { createRequestChecks } from '#contracts/request-check.ts'
import type { RequestInput } from '#contracts/rest.ts'
import type { Model } from '../model.ts'
import { recommendFromWire } from '../wire.ts'
import type { ApiKeys } from './api-keys.ts'
import { isDatabaseAway } from './database/failures.ts'
import type { FitStore } from './fit-store.ts'

type Id = keyof Operations & keyof typeof operations

type Parts = {
  model: Model
  store: FitStore
  keys: Pick<ApiKeys, 'has'>
  /** Whether the service is about to stop and wants no further requests. Default: never. */
  isStopping?: () => boolean
}

/** How long a client should wait while the database is away: the pool tries to connect at each request. */
const RETRY_AFTER_SECONDS = 2

/**
 * What fits and tokens are found by. PostgreSQL indexes 2,704 bytes at most; a failure for one visitor's long cookie would count
 * as the service's, and a shop stops calling a service that fails.
 */
const INDEXED = ['token', 'customer_id', 'email'] as const
const MAX_INDEXED = 500
const isTooLong = (value: unknown) => typeof value === 'string' && value.length > MAX_INDEXED

/**
 * Creates a real fit service: the contract's operations over a store of saved fits and the recommender. It rejects
 * requests that break the contract, with every problem.
 */
export function createFitService({ model, store, keys, isStopping = () => false }: Parts) {
  const getCheck = createRequestChecks('fit')

  const on = <Operation extends Id>(
    id: Operation,
    respond: (input: RequestInput<Operations[Operation]>) => Response | Promise<Response>,
  ) => {
    const check = getCheck<RequestInput<Operations[Operation]>>(id)
    const { method, path } = operations[id]
    const pattern = new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') })
    return {
      matches: (request: Request) => request.method === method.toUpperCase() && pattern.test(request.url),
      async handle(request: Request): Promise<Response> {
        const path = decodeGroups(pattern.exec(request.url)?.pathname.groups)
        if (path === null) return toProblem(400, 'The path is not percent-encoded UTF-8')
        const json: unknown = request.body === null ? undefined : await request.json().catch(toNullUnlessTooLarge)
        const input = { path, query: {}, ...(json !== undefined && { json }) }
        // PostgreSQL stores no NUL characters, and no value of the contract has one
        const values = Object.values({ ...path, ...Object(json) })
        const hasNul = values.some((value) => typeof value === 'string' && value.includes('\0'))
        if (hasNul) return toProblem(400, 'Values must not contain NUL characters')
        const tooLong = INDEXED.find((name) => isTooLong(Object(json)[name]))
        if (tooLong) return toProblem(400, `${tooLong} must not be longer than ${MAX_INDEXED} characters`)
        if (check.isValid(input)) return respond(input)
        const problems = check.getProblems().map(({ field, message }) => `${field} ${message}`)
        return toProblem(400, problems.join('; '))
      },
    }
  }

  const operationHandlers = [
    on('savedFit', async ({ path: { customerIdOrEmail } }) => {
      const fit = await store.find(customerIdOrEmail)
      return fit ? Response.json(fit) : toProblem(404, 'No fit is saved for this customer')
    }),
    on('recommend', ({ json }) => Response.json(recommendFromWire(model, json))),
    on('createFit', async ({ json }) => Response.json(await store.save(json))),
    on('updateFit', async ({ json }) => Response.json(await store.save(json))),
    on('forgetFit', async ({ path: { customerIdOrEmail } }) =>
      (await store.remove(customerIdOrEmail))
        ? Response.json({ forgotten: true })
        : toProblem(404, 'No fit is saved for this customer'),
    ),
    on('mailFit', () => toProblem(501, 'This service sends no mail')),
    // fit keys are sent by mail only
    on('claimFit', () => toProblem(404, 'This service sends no mail, so it knows no keys')),
    on('token', () => Response.json({ token: randomBytes(32).toString('base64url') })),
    on('identify', async ({ json: { token, customer_id, email, previous_token } }) => {
      const proven = { customerId: customer_id ?? null, email: email ?? null }
      const owner = await store.identify(token, proven, previous_token)
      return Response.json({ token, customer_id: owner.customerId })
    }),
  ]

  let isAway = false
  /** Logs the first failure of an outage; readiness checks notice its end. */
  function logOutage(error: unknown) {
    if (!isAway) console.error(`The database is away: ${error instanceof Error ? error.message : error}`)
    isAway = true
  }

  async function getReadiness(): Promise<Response> {
    if (isStopping()) return toUnavailable('The fit service is stopping')
    try {
      await store.ping()
      if (isAway) console.error('The database is back')
      isAway = false
      return Response.json({ status: 'ready' })
    } catch (error) {
      logOutage(error)
      return toUnavailable('The database is away')
    }
  }

  /** Handles one request. Never rejects. */
  return async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    if (pathname === '/readyz') return getReadiness()
    const handler = operationHandlers.find(({ matches }) => matches(request))
    if (!handler) return toProblem(404, `There is nothing at ${request.method} ${pathname}`)
    if (!keys.has(request.headers.get('x-api-key') ?? ''))
      return toProblem(401, 'The fit service needs a valid API key in the header x-api-key')
    try {
      return await handler.handle(request)
    } catch (error) {
      if (error instanceof BodyTooLargeError) return toProblem(413, 'The body is too large')
      if (isDatabaseAway(error)) {
        logOutage(error)
        return toUnavailable('The database is away')
      }
      // not the error itself: in its fields PostgreSQL quotes rows, with emails
      console.error(error instanceof Error ? error.stack : error)
      return toProblem(500, 'The fit service failed')
    }
  }
}

/** The parts of a path, decoded; null when one cannot be. */
function decodeGroups(groups: Readonly<Record<string, string | undefined>> = {}): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value = '']) => [name, decodeURIComponent(value)]))
  } catch {
    return null
  }
}

function toNullUnlessTooLarge(error: unknown): null {
  if (error instanceof BodyTooLargeError) throw error
  return null
}

const toUnavailable = (error: string) =>
  Response.json({ error }, { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })

const toProblem = (status: number, error: string) => Response.json({ error }, { status })
