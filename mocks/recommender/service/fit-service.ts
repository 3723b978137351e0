import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { operations } from '#contracts/fit/generated/operations.ts'
import type { operations as Operations } from '#contracts/fit/generated/types.ts'
import type { Sent } from '#contracts/rest.ts'
import { createRequestChecks } from '../../upstreams/request-check.ts'
import type { Model } from '../model.ts'
import { recommendOverTheWire } from '../wire.ts'
import type { FitStore } from './fit-store.ts'

type Id = keyof Operations & keyof typeof operations

/**
 * The fit service for real: the contract's calls over a store of saved fits and the recommender. Whoever has none of
 * their own can run the shop on it. A request that is not as the contract wants it is refused with every reason.
 */
export function createFitService({ model, store, keys }: { model: Model; store: FitStore; keys: readonly string[] }) {
  const checkOf = createRequestChecks('fit')
  const known = keys.map(digest)
  const mayAsk = (request: Request) => {
    const key = digest(request.headers.get('x-api-key') ?? '')
    // every key is compared, each in constant time: how long it takes says nothing about them
    return known.filter((each) => timingSafeEqual(each, key)).length > 0
  }

  const on = <Operation extends Id>(id: Operation, answer: (sent: Sent<Operations[Operation]>) => Response) => {
    const check = checkOf<Sent<Operations[Operation]>>(id)
    const { method, path } = operations[id]
    const pattern = new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') })
    return {
      matches: (request: Request) => request.method === method.toUpperCase() && pattern.test(request.url),
      async answer(request: Request): Promise<Response> {
        const groups = pattern.exec(request.url)?.pathname.groups ?? {}
        const path = Object.fromEntries(Object.entries(groups).map(([k, v]) => [k, decodeURIComponent(v ?? '')]))
        const json: unknown = request.body === null ? undefined : await request.json().catch(() => null)
        const carried = { path, query: {}, ...(json !== undefined && { json }) }
        if (check.isRight(carried)) return answer(carried)
        const why = check.wrongs().map(({ part, why }) => `${part} ${why}`)
        return problem(400, why.join('; '))
      },
    }
  }

  const calls = [
    on('savedFit', ({ path: { customerIdOrEmail } }) => {
      const fit = store.fitOf(customerIdOrEmail)
      return fit ? Response.json(fit) : problem(404, 'No fit is saved for this customer')
    }),
    on('recommend', ({ json }) => Response.json(recommendOverTheWire(model, json))),
    on('createFit', ({ json }) => Response.json(store.keep(json))),
    on('updateFit', ({ json }) => Response.json(store.keep(json))),
    on('forgetFit', ({ path: { customerIdOrEmail } }) =>
      store.forget(customerIdOrEmail)
        ? Response.json({ forgotten: true })
        : problem(404, 'No fit is saved for this customer'),
    ),
    on('mailFit', () => problem(501, 'This service sends no mail')),
    // keys come by mail alone
    on('claimFit', () => problem(404, 'This service sends no mail, so it knows no keys')),
    on('token', () => Response.json({ token: randomUUID() })),
    on('identify', ({ json: { token, customer_id, email } }) => {
      const owner = store.claim(token, { customerId: customer_id ?? null, email: email ?? null })
      return Response.json({ token, customer_id: owner.customerId })
    }),
  ]

  /** Answers one request. Never rejects. */
  return async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    const call = calls.find((each) => each.matches(request))
    if (!call) return problem(404, `There is nothing at ${request.method} ${pathname}`)
    if (!mayAsk(request)) return problem(401, 'The fit service wants an API key in the header x-api-key')
    try {
      return await call.answer(request)
    } catch (error) {
      console.error(error)
      return problem(500, 'The fit service failed')
    }
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest()

const problem = (status: number, error: string) => Response.json({ error }, { status })
