import { isSent } from '../../world/order-progress.ts'
import { getPaidPrice, type OrderRecord } from '../../world/orders.ts'
import { countReturned, listReturns } from '../../world/return-progress.ts'
import { findOrders } from '../shopify/customer/customer.ts'
import { fromGid } from '../shopify/gid.ts'
import { type AccountContext, type AccountResolvers, getCustomer } from './context.ts'
import { toReturns } from './returns.ts'

type RequestedLineItemInput = {
  lineItemId: string
  quantity: number
  /** Up to 2025-01; newer versions have reasons that a store defines, and these define none. */
  returnReason?: string
  customerNote?: string | null
}
type ReturnError = { code: string; field: string[]; message: string }

/** Shopify's limit for a note, in characters. */
const MAX_NOTE_LENGTH = 300

export const returnMutations = {
  orderRequestReturn: (
    _root: unknown,
    { orderId, requestedLineItems }: { orderId: string; requestedLineItems: RequestedLineItemInput[] },
    context,
  ) =>
    context.world.runExclusive(async () => {
      const number = fromGid('Order', orderId)
      const order = findOrders(context.world, getCustomer(context)).find(({ id }) => fromGid('Order', id) === number)
      if (!order) return refuse([{ code: 'NOT_FOUND', field: ['orderId'], message: 'Order does not exist.' }])
      const errors = validateRequest(context, order, requestedLineItems)
      if (errors.length > 0) return refuse(errors)
      const created = await createRequest(context, order, requestedLineItems)
      return {
        return: toReturns(order, context).find(({ name }) => name === created.reference) ?? null,
        userErrors: [],
      }
    }),
} satisfies AccountResolvers

const refuse = (userErrors: readonly ReturnError[]) => ({ return: null, userErrors })

/** The errors of a request. Shopify publishes their codes; which has which, and the words, are assumed. */
function validateRequest(
  { world }: AccountContext,
  order: OrderRecord,
  inputs: readonly RequestedLineItemInput[],
): ReturnError[] {
  if (inputs.length === 0)
    return [{ code: 'BLANK', field: ['requestedLineItems'], message: "Requested line items can't be blank." }]
  if (!isSent(world, order))
    return [{ code: 'INVALID_STATE', field: ['orderId'], message: 'The order has not been fulfilled.' }]
  const returns = listReturns(world, order)
  return inputs.flatMap(({ lineItemId, quantity, customerNote }, index): ReturnError[] => {
    const fail = (code: string, name: string, message: string) => [
      { code, field: ['requestedLineItems', String(index), name], message },
    ]
    const line = findLine(order, lineItemId)
    if (!line) return fail('NOT_FOUND', 'lineItemId', 'Line item does not exist.')
    const left = line.quantity - countReturned(returns, line.id)
    if (quantity < 1) return fail('GREATER_THAN', 'quantity', 'Quantity must be greater than 0.')
    if (quantity > left)
      return fail('LESS_THAN_OR_EQUAL_TO', 'quantity', `Quantity must be less than or equal to ${left}.`)
    if ((customerNote?.length ?? 0) > MAX_NOTE_LENGTH)
      return fail('INVALID', 'customerNote', `Customer note is too long (maximum is ${MAX_NOTE_LENGTH} characters).`)
    return []
  })
}

const findLine = ({ lines }: OrderRecord, gid: string) =>
  lines.find(({ id }) => fromGid('LineItem', id) === fromGid('LineItem', gid))

/** Saves a request as a return, which is paid back once its parcel has arrived. */
function createRequest({ world }: AccountContext, order: OrderRecord, inputs: readonly RequestedLineItemInput[]) {
  const lines = inputs.flatMap(({ lineItemId, quantity, returnReason = 'UNKNOWN' }) => {
    const line = findLine(order, lineItemId)
    return line ? [{ line, quantity, returnReason }] : []
  })
  return world.returns.create({
    id: world.ids.next('return'),
    reference: `RET-${order.name.replace(/\D/g, '')}-${listReturns(world, order).length + 1}`,
    orderId: order.id,
    isRequest: true,
    lines: lines.map(({ line, quantity, returnReason }) => ({
      orderLineId: line.id,
      quantity,
      reason: returnReason,
      outcome: 'refund' as const,
      shopifyReason: returnReason,
    })),
    createdAt: world.clock.now().toISOString(),
    refund: lines.reduce((sum, { line, quantity }) => sum + getPaidPrice(line) * quantity, 0),
  })
}
