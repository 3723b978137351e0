import { http, type RequestHandler } from 'msw'
import type { ReturnRequest } from '#contracts/backend/generated/types.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import { listReturns } from '../../../world/return-progress.ts'
import type { UpstreamContext } from '../../upstream.ts'
import type { BackendOperations } from '../operations.ts'
import { hasTrouble, listCarriers, toReturnCarrier } from './carriers.ts'
import { createReturn } from './create-return.ts'
import { getReturnCountry, toCreatedReturn } from './created-return.ts'
import { renderDocumentPage, renderUnknownDocument } from './document-page.ts'
import { getDocumentKey } from './document-url.ts'
import { findReturnProblem } from './find-problem.ts'
import { mailReturn } from './mails.ts'
import { findOrderByToken, findOwnOrder } from './order-lookup.ts'
import { toReturnableOrder } from './returnable-order.ts'
import { sellToOthers } from './sell-to-others.ts'

/** Creates the handlers of order lookup, carriers and returns. Outages and refusals without a reason are simulated as faults. */
export function createReturnsHandlers(on: BackendOperations, { origin, getWorld }: UpstreamContext): RequestHandler[] {
  return [
    on('lookUpOrder', {
      respond({ path: { store }, json: { order_number, ...proof }, world, reply }) {
        const order = findOwnOrder(world, store, order_number, proof)
        // another customer's order is answered like a missing one
        if (!order) return reply(404, { code: 'order-not-found' })
        const returnable = toReturnableOrder(world, order, origin())
        if (returnable.lines.every(({ blocked }) => blocked === 'already-returned'))
          return reply(409, { code: 'all-returned', returns: returnable.returns })
        return reply(200, returnable)
      },
      reject: ({ reply, message }) => reply(404, { code: 'order-not-found', error: message }),
    }),

    on('returnCarriers', {
      respond: ({ path: { store }, query: { country }, reply }) =>
        reply(
          200,
          listCarriers(country).map((carrier) => toReturnCarrier(carrier, store)),
        ),
      reject: ({ reply, message }) => reply(422, { code: 'carrier-problem', error: message }),
    }),

    on('createReturn', {
      respond: ({ path: { store }, json, world, reply }) =>
        world.runExclusive(async () => {
          const order = findOrderByToken(world, store, json.order_token)
          if (!order) return reply(422, { code: 'order-not-found' })
          const repeated = listReturns(world, order).find(({ requestId }) => requestId === json.request_id)
          if (repeated) return reply(201, toCreatedReturn(order, repeated))
          sellToOthers(world, json)
          const problem = findReturnProblem(world, order, json)
          if (problem) return reply(problem.code === 'all-returned' ? 409 : 422, problem)
          const carrier = chooseCarrier(order, json)
          if (!carrier || hasTrouble(world, carrier.id, 'takes-no-parcels'))
            return reply(502, { code: 'carrier-problem', error: `${carrier?.name} takes no parcels at the moment` })
          const created = await createReturn(world, order, json, carrier)
          await mailReturn(world, { order, record: created, carrier, origin: origin() })
          return reply(201, toCreatedReturn(order, created))
        }),
      reject: ({ reply, message }) => reply(422, { code: 'not-issued', error: message }),
    }),

    // the page that a return's mail links to: no operation of the contract
    http.get('*/backend/returns/:store/documents/:reference', ({ request, params }) => {
      const world = getWorld(request)
      const record = world.returns.findFirst((q) => q.where({ reference: String(params.reference) }))
      const order = record && world.orders.findFirst((q) => q.where({ id: record.orderId }))
      const key = new URL(request.url).searchParams.get('key')
      if (!order || order.region !== params.store || key !== getDocumentKey(record)) return renderUnknownDocument()
      return renderDocumentPage(world, order, record)
    }),
  ]
}

/** The requested carrier, or the only one. */
function chooseCarrier(order: OrderRecord, { carrier_id }: ReturnRequest) {
  const carriers = listCarriers(getReturnCountry(order))
  return carrier_id ? carriers.find(({ id }) => id === carrier_id) : carriers[0]
}
