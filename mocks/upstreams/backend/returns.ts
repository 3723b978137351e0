import type { RequestHandler } from 'msw'
import type { ReturnCarrier, ReturnProblem, ReturnRequest } from '#contracts/backend/generated/types.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { type Mail, sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { fromGid } from '../shopify/gid.ts'
import type { UpstreamContext } from '../upstream.ts'
import { hasTrouble, listCarriers } from './carriers.ts'
import type { BackendOperations } from './operations.ts'
import { createOrderToken, getReturnCountry, toReturnableOrder } from './returnable-order.ts'

/** Creates the handlers of order lookup, carriers and returns. Outages and refusals without a reason are simulated as faults. */
export function createReturnsHandlers(on: BackendOperations, { origin }: UpstreamContext): RequestHandler[] {
  return [
    on('lookUpOrder', {
      respond({ path: { store }, json: { order_number, email, postcode }, world, reply }) {
        const order = world.orders
          .findMany((q) => q.where({ region: store }))
          .find(
            (candidate) =>
              normalizeNumber(candidate.name) === normalizeNumber(order_number) &&
              isOwner(candidate, { email, postcode }),
          )
        if (!order) return reply(404, { code: 'order-not-found' })
        const returnable = toReturnableOrder(world, order, origin())
        if (returnable.lines.every(({ blocked }) => blocked === 'already-returned'))
          return reply(409, { code: 'all-returned' })
        return reply(200, returnable)
      },
      reject: ({ reply, message }) => reply(404, { code: 'order-not-found', error: message }),
    }),

    on('returnCarriers', {
      respond: ({ path: { store }, query: { country }, reply }) => reply(200, listCarriers(country, store)),
      reject: ({ reply, message }) => reply(502, { code: 'carrier-problem', error: message }),
    }),

    on('createReturn', {
      respond: ({ path: { store }, json, world, reply }) =>
        world.runExclusive(async () => {
          const order = world.orders
            .findMany((q) => q.where({ region: store }))
            .find((candidate) => createOrderToken(world, candidate) === json.order_token)
          if (!order) return reply(422, { code: 'order-not-found' })
          const carriers = listCarriers(getReturnCountry(order), store)
          const carrier = carriers.find(({ id }) => id === json.carrier_id)
          const problem = findProblem(world, order, json, carriers)
          if (problem) return reply(problem.code === 'all-returned' ? 409 : 422, problem)
          const selectedCarrier = carrier ?? carriers[0]
          if (hasTrouble(world, selectedCarrier?.id, 'takes-no-parcels'))
            return reply(502, {
              code: 'carrier-problem',
              error: `${selectedCarrier?.name} takes no parcels at the moment`,
            })
          return reply(201, await createReturn(world, order, json, selectedCarrier))
        }),
      reject: ({ reply, message }) => reply(422, { code: 'not-issued', error: message }),
    }),
  ]
}

/** The reason why the return cannot be created; undefined if it can. */
function findProblem(
  world: World,
  order: OrderRecord,
  { lines, carrier_id }: ReturnRequest,
  carriers: ReturnCarrier[],
): ReturnProblem | undefined {
  const { lines: returnableLines } = toReturnableOrder(world, order, '')
  if (returnableLines.every(({ blocked }) => blocked === 'already-returned')) return { code: 'all-returned' }
  if (lines.length === 0) return { code: 'not-issued', error: 'The return has no lines' }
  for (const { line_id, quantity, outcome, exchange_variant_id } of lines) {
    const line = returnableLines.find(({ id }) => id === line_id)
    if (!line) return { code: 'not-issued', error: `The order has no line ${line_id}` }
    const requestedQuantity = lines
      .filter((requested) => requested.line_id === line_id)
      .reduce((sum, requested) => sum + requested.quantity, 0)
    if (Math.max(quantity, requestedQuantity) > line.returnable_quantity)
      return {
        code: 'not-issued',
        error: `${line.returnable_quantity} of ${line.title} can be returned, not ${requestedQuantity}`,
      }
    const exchange = line.exchanges.find(({ variant_id }) => variant_id === exchange_variant_id)
    if (outcome === 'exchange' && !exchange?.available)
      return { code: 'not-issued', error: `${line.title} cannot be exchanged for ${exchange_variant_id ?? 'nothing'}` }
  }
  if (carriers.length === 0)
    return { code: 'carrier-problem', error: `No carrier collects parcels in ${getReturnCountry(order)}` }
  if (carriers.length > 1 && !carrier_id) return { code: 'carrier-needed' }
  if (carrier_id && !carriers.some(({ id }) => id === carrier_id))
    return { code: 'carrier-problem', error: `${carrier_id} does not carry parcels from ${getReturnCountry(order)}` }
  return undefined
}

/** Saves the return, takes the stock of exchanges, and mails the label or QR code if the order has an email. */
async function createReturn(world: World, order: OrderRecord, { lines }: ReturnRequest, carrier?: ReturnCarrier) {
  const earlierReturns = world.returns.findMany((q) => q.where({ orderId: order.id })).length
  const reference = `RET-${order.name.replace(/\D/g, '')}-${earlierReturns + 1}`
  const label = order.email && !hasTrouble(world, carrier?.id, 'makes-no-labels') ? 'emailed' : 'not-generated'
  const document = carrier?.document ?? 'label'
  const returnLines = lines.map(({ line_id, quantity, reason, outcome, exchange_variant_id = '' }) => ({
    orderLineId: line_id,
    quantity,
    reason,
    outcome,
    variantId: outcome === 'exchange' ? (fromGid('ProductVariant', exchange_variant_id) ?? null) : null,
  }))
  for (const { variantId, quantity } of returnLines) if (variantId) world.stock.take(variantId, quantity)
  await world.returns.create({
    id: world.ids.next('return'),
    reference,
    orderId: order.id,
    lines: returnLines,
    carrier: carrier?.id ?? null,
    label,
    createdAt: world.clock.now().toISOString(),
  })
  if (order.email && label === 'emailed')
    await sendMail(world, createReturnMail(order.email, reference, document, carrier))
  return { reference, document, label } as const
}

function createReturnMail(
  to: string,
  reference: string,
  document: ReturnCarrier['document'],
  carrier?: ReturnCarrier,
): Mail {
  const name = document === 'qr' ? 'QR code' : 'label'
  const [withCarrier, instructions] = [carrier ? ` with ${carrier.name}` : '', carrier?.description ?? '']
  return {
    kind: `return-${document}`,
    to,
    subject: `Your return ${reference}: ${name}`,
    text: `Here is the ${name} to send your return ${reference} back${withCarrier}. ${instructions}`.trim(),
  }
}

/** Normalises an order number: 'SP1001', '#sp1001' and '1001' are equal. */
const normalizeNumber = (orderNumber: string) =>
  orderNumber
    .toUpperCase()
    .replace(/^#?(SP)?/, '')
    .trim()

/** Whether the email, or else the postcode, matches the order. */
function isOwner(order: OrderRecord, { email, postcode }: { email?: string; postcode?: string }): boolean {
  if (email) return order.email?.toLowerCase() === email.trim().toLowerCase()
  return Boolean(postcode) && normalizePostcode(order.shippingAddress?.zip) === normalizePostcode(postcode)
}

const normalizePostcode = (postcode = '') => postcode.replaceAll(/\s/g, '').toUpperCase()
