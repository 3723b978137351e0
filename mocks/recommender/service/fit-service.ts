import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { operations } from '#contracts/fit/generated/operations.ts'
import type { operations as Operations } from '#contracts/fit/generated/types.ts'
import { createRequestChecks } from '#contracts/request-check.ts'
import type { RequestInput } from '#contracts/rest.ts'
import type { Model } from '../model.ts'
import { recommendFromWire } from '../wire.ts'
import type { FitStore } from './fit-store.ts'

type Id = keyof Operations & keyof typeof operations

/**
 * Creates a real fit service: the contract's operations over a store of saved fits and the recommender. It rejects
 * requests that break the contract, with every problem.
 */
export function createFitService({ model, store, keys }: { model: Model; store: FitStore; keys: readonly string[] }) {
  const getCheck = createRequestChecks('fit')
  const knownKeys = keys.map(digest)
  const hasValidKey = (request: Request) => {
    const key = digest(request.headers.get('x-api-key') ?? '')
    // compares all keys in constant time, so that the duration reveals nothing
    return knownKeys.filter((knownKey) => timingSafeEqual(knownKey, key)).length > 0
  }

  const on = <Operation extends Id>(
    id: Operation,
    respond: (input: RequestInput<Operations[Operation]>) => Response,
  ) => {
    const check = getCheck<RequestInput<Operations[Operation]>>(id)
    const { method, path } = operations[id]
    const pattern = new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') })
    return {
      matches: (request: Request) => request.method === method.toUpperCase() && pattern.test(request.url),
      async handle(request: Request): Promise<Response> {
        const groups = pattern.exec(request.url)?.pathname.groups ?? {}
        const path = Object.fromEntries(Object.entries(groups).map(([k, v]) => [k, decodeURIComponent(v ?? '')]))
        const json: unknown = request.body === null ? undefined : await request.json().catch(() => null)
        const input = { path, query: {}, ...(json !== undefined && { json }) }
        if (check.isValid(input)) return respond(input)
        const problems = check.getProblems().map(({ field, message }) => `${field} ${message}`)
        return toProblem(400, problems.join('; '))
      },
    }
  }

  const operationHandlers = [
    on('savedFit', ({ path: { customerIdOrEmail } }) => {
      const fit = store.find(customerIdOrEmail)
      return fit ? Response.json(fit) : toProblem(404, 'No fit is saved for this customer')
    }),
    on('recommend', ({ json }) => Response.json(recommendFromWire(model, json))),
    on('createFit', ({ json }) => Response.json(store.save(json))),
    on('updateFit', ({ json }) => Response.json(store.save(json))),
    on('forgetFit', ({ path: { customerIdOrEmail } }) =>
      store.remove(customerIdOrEmail)
        ? Response.json({ forgotten: true })
        : toProblem(404, 'No fit is saved for this customer'),
    ),
    on('mailFit', () => toProblem(501, 'This service sends no mail')),
    // fit keys are sent by mail only
    on('claimFit', () => toProblem(404, 'This service sends no mail, so it knows no keys')),
    on('token', () => Response.json({ token: randomUUID() })),
    on('identify', ({ json: { token, customer_id, email } }) => {
      const owner = store.bindToken(token, { customerId: customer_id ?? null, email: email ?? null })
      return Response.json({ token, customer_id: owner.customerId })
    }),
  ]

  /** Handles one request. Never rejects. */
  return async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    const handler = operationHandlers.find(({ matches }) => matches(request))
    if (!handler) return toProblem(404, `There is nothing at ${request.method} ${pathname}`)
    if (!hasValidKey(request)) return toProblem(401, 'The fit service needs a valid API key in the header x-api-key')
    try {
      return await handler.handle(request)
    } catch (error) {
      console.error(error)
      return toProblem(500, 'The fit service failed')
    }
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest()

const toProblem = (status: number, error: string) => Response.json({ error }, { status })
