import type { ReturnProblem, ReturnRequest } from '#contracts/backend/generated/types.ts'
import type { OrderRecord } from '../../../world/orders.ts'
import type { World } from '../../../world/world.ts'
import { listCarriers } from './carriers.ts'
import { getReturnCountry } from './created-return.ts'
import { toReturnableOrder } from './returnable-order.ts'

/** The reason why the return cannot be created; undefined if it can. */
export function findReturnProblem(world: World, order: OrderRecord, request: ReturnRequest): ReturnProblem | undefined {
  return findLineProblem(world, order, request) ?? findCarrierProblem(order, request)
}

function findLineProblem(world: World, order: OrderRecord, { lines }: ReturnRequest): ReturnProblem | undefined {
  const { lines: returnableLines, returns } = toReturnableOrder(world, order, '')
  if (returnableLines.every(({ blocked }) => blocked === 'already-returned')) return { code: 'all-returned', returns }
  if (lines.length === 0) return { code: 'not-issued', error: 'The return has no lines' }
  for (const { line_id, outcome, exchange_variant_id } of lines) {
    const line = returnableLines.find(({ id }) => id === line_id)
    if (!line) return { code: 'not-issued', error: `The order has no line ${line_id}` }
    const returned = countRequested(lines, (requested) => requested.line_id === line_id)
    if (returned > line.returnable_quantity)
      return {
        code: 'not-issued',
        error: `${line.returnable_quantity} of ${line.title} can be returned, not ${returned}`,
      }
    if (outcome !== 'exchange') continue
    const exchange = line.exchanges.find(({ variant_id }) => variant_id === exchange_variant_id)
    const exchanged = countRequested(lines, (requested) => requested.exchange_variant_id === exchange_variant_id)
    if (!exchange || exchange.available < exchanged)
      return {
        code: 'not-issued',
        error: `${line.title} cannot be exchanged for ${exchanged} of ${exchange_variant_id ?? 'nothing'}`,
      }
  }
  return undefined
}

type RequestedLine = ReturnRequest['lines'][number]

const countRequested = (lines: readonly RequestedLine[], matches: (line: RequestedLine) => boolean) =>
  lines.filter(matches).reduce((sum, { quantity }) => sum + quantity, 0)

function findCarrierProblem(order: OrderRecord, { carrier_id }: ReturnRequest): ReturnProblem | undefined {
  const country = getReturnCountry(order)
  const carriers = listCarriers(country)
  if (carriers.length === 0) return { code: 'carrier-problem', error: `No carrier collects parcels in ${country}` }
  if (carriers.length > 1 && !carrier_id) return { code: 'carrier-needed' }
  if (carrier_id && !carriers.some(({ id }) => id === carrier_id))
    return { code: 'carrier-problem', error: `${carrier_id} does not carry parcels from ${country}` }
  return undefined
}
