import type { RequestHandler } from 'msw'
import type { ReturnCarrier, ReturnProblem, ReturnRequest } from '#contracts/backend/generated/types.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { type Mail, sendMail } from '../../world/send-mail.ts'
import type { World } from '../../world/world.ts'
import { idOf } from '../shopify/gid.ts'
import type { UpstreamContext } from '../upstream.ts'
import { carriersFrom, isInTrouble } from './carriers.ts'
import type { BackendOperations } from './operations.ts'
import { countryOf, returnableOrder, tokenOf } from './returnable-order.ts'

/** Order lookup, carriers and returns. "System down", "maintenance" and a refusal without a reason come as faults. */
export function returnsHandlers(on: BackendOperations, { origin }: UpstreamContext): RequestHandler[] {
  return [
    on('lookUpOrder', {
      answer({ path: { store }, json: { order_number, email, postcode }, world, reply }) {
        const order = world.orders
          .findMany((q) => q.where({ region: store }))
          .find((each) => bare(each.name) === bare(order_number) && isOwner(each, { email, postcode }))
        if (!order) return reply(404, { code: 'order-not-found' })
        const found = returnableOrder(world, order, origin())
        if (found.lines.every(({ blocked }) => blocked === 'already-returned'))
          return reply(409, { code: 'all-returned' })
        return reply(200, found)
      },
      refuse: ({ reply, why }) => reply(404, { code: 'order-not-found', error: why }),
    }),

    on('returnCarriers', {
      answer: ({ path: { store }, query: { country }, reply }) => reply(200, carriersFrom(country, store)),
      refuse: ({ reply, why }) => reply(502, { code: 'carrier-problem', error: why }),
    }),

    on('createReturn', {
      answer: ({ path: { store }, json, world, reply }) =>
        world.serial(async () => {
          const order = world.orders
            .findMany((q) => q.where({ region: store }))
            .find((each) => tokenOf(world, each) === json.order_token)
          if (!order) return reply(422, { code: 'order-not-found' })
          const carriers = carriersFrom(countryOf(order), store)
          const carrier = carriers.find(({ id }) => id === json.carrier_id)
          const problem = problemOf(world, order, json, carriers)
          if (problem) return reply(problem.code === 'all-returned' ? 409 : 422, problem)
          const chosen = carrier ?? carriers[0]
          if (isInTrouble(world, chosen?.id, 'takes-no-parcels'))
            return reply(502, { code: 'carrier-problem', error: `${chosen?.name} takes no parcels just now` })
          return reply(201, await createReturn(world, order, json, chosen))
        }),
      refuse: ({ reply, why }) => reply(422, { code: 'not-issued', error: why }),
    }),
  ]
}

/** Why a return cannot be, if it cannot. */
function problemOf(
  world: World,
  order: OrderRecord,
  { lines, carrier_id }: ReturnRequest,
  carriers: ReturnCarrier[],
): ReturnProblem | undefined {
  const { lines: known } = returnableOrder(world, order, '')
  if (known.every(({ blocked }) => blocked === 'already-returned')) return { code: 'all-returned' }
  if (lines.length === 0) return { code: 'not-issued', error: 'Nothing was chosen to go back' }
  for (const { line_id, quantity, outcome, exchange_variant_id } of lines) {
    const line = known.find(({ id }) => id === line_id)
    if (!line) return { code: 'not-issued', error: `The order has no line ${line_id}` }
    const asked = lines.filter((each) => each.line_id === line_id).reduce((sum, each) => sum + each.quantity, 0)
    if (Math.max(quantity, asked) > line.returnable_quantity)
      return { code: 'not-issued', error: `${line.returnable_quantity} of ${line.title} can go back, not ${asked}` }
    const wanted = line.exchanges.find(({ variant_id }) => variant_id === exchange_variant_id)
    if (outcome === 'exchange' && !wanted?.available)
      return { code: 'not-issued', error: `${line.title} cannot be exchanged for ${exchange_variant_id ?? 'nothing'}` }
  }
  if (carriers.length === 0)
    return { code: 'carrier-problem', error: `Nobody carries parcels from ${countryOf(order)}` }
  if (carriers.length > 1 && !carrier_id) return { code: 'carrier-needed' }
  if (carrier_id && !carriers.some(({ id }) => id === carrier_id))
    return { code: 'carrier-problem', error: `${carrier_id} does not carry parcels from ${countryOf(order)}` }
  return undefined
}

/** Keeps the return, puts exchanged sizes aside, and mails the label or QR code where there is an address to mail to. */
async function createReturn(world: World, order: OrderRecord, { lines }: ReturnRequest, carrier?: ReturnCarrier) {
  const earlier = world.returns.findMany((q) => q.where({ orderId: order.id })).length
  const reference = `RET-${order.name.replace(/\D/g, '')}-${earlier + 1}`
  const label = order.email && !isInTrouble(world, carrier?.id, 'makes-no-labels') ? 'emailed' : 'not-generated'
  const document = carrier?.document ?? 'label'
  const kept = lines.map(({ line_id, quantity, reason, outcome, exchange_variant_id = '' }) => ({
    orderLineId: line_id,
    quantity,
    reason,
    outcome,
    variantId: outcome === 'exchange' ? (idOf('ProductVariant', exchange_variant_id) ?? null) : null,
  }))
  for (const { variantId, quantity } of kept) if (variantId) world.stock.take(variantId, quantity)
  await world.returns.create({
    id: world.ids.next('return'),
    reference,
    orderId: order.id,
    lines: kept,
    carrier: carrier?.id ?? null,
    label,
    createdAt: world.clock.now().toISOString(),
  })
  if (order.email && label === 'emailed') await sendMail(world, returnMail(order.email, reference, document, carrier))
  return { reference, document, label } as const
}

function returnMail(to: string, reference: string, document: ReturnCarrier['document'], carrier?: ReturnCarrier): Mail {
  const name = document === 'qr' ? 'QR code' : 'label'
  const [by, how] = [carrier ? ` with ${carrier.name}` : '', carrier?.description ?? '']
  return {
    kind: `return-${document}`,
    to,
    subject: `Your return ${reference}: ${name}`,
    text: `Here is the ${name} to send your return ${reference} back${by}. ${how}`.trim(),
  }
}

/** 'SP1001', '#sp1001' and '1001' are one order. */
const bare = (orderNumber: string) =>
  orderNumber
    .toUpperCase()
    .replace(/^#?(SP)?/, '')
    .trim()

/** One proof is enough, and a wrong one is none. */
function isOwner(order: OrderRecord, { email, postcode }: { email?: string; postcode?: string }): boolean {
  if (email) return order.email?.toLowerCase() === email.trim().toLowerCase()
  return Boolean(postcode) && squeezed(order.shippingAddress?.zip) === squeezed(postcode)
}

const squeezed = (postcode = '') => postcode.replaceAll(/\s/g, '').toUpperCase()
