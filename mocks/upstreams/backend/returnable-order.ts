import { createHash } from 'node:crypto'
import type { ReturnableLine, ReturnableOrder } from '#contracts/backend/generated/types.ts'
import type { CatalogueProduct, CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import type { OrderRecord } from '../../world/orders.ts'
import type { World } from '../../world/world.ts'
import { toGid } from '../shopify/gid.ts'
import { toMoney, toPicture } from './product-wire.ts'

/** Spec 9: "Returns: free window 200 days", counted from the order because records have no delivery date. */
const WINDOW_MS = 200 * 24 * 60 * 60_000
/** Assumed country of an order without an address: the store's main country. */
const HOME_COUNTRY = { gb: 'GB', us: 'US', eu: 'IE' } as const
/** Key of the line attribute for personalisation. Assumed: the spec names none. */
const PERSONALISED = /^_?personali[sz]/i

type OrderLine = OrderRecord['lines'][number]

/** The order with the returnable quantity and possible exchanges of each line. */
export function toReturnableOrder(world: World, order: OrderRecord, origin: string): ReturnableOrder {
  return {
    token: createOrderToken(world, order),
    order_number: order.name.replace('#', ''),
    placed_at: order.createdAt,
    window_ends_at: getWindowEnd(order).toISOString(),
    country: getReturnCountry(order),
    lines: order.lines.flatMap((line) => {
      const catalogueItem = world.catalogue.variantById.get(line.variantId)
      // personalisation is returned with its garment
      const isGarment = catalogueItem && catalogueItem.product.productType !== 'Extra'
      return isGarment ? [toReturnableLine(world, order, line, catalogueItem, origin)] : []
    }),
  }
}

function toReturnableLine(
  world: World,
  order: OrderRecord,
  line: OrderLine,
  { product, variant }: { product: CatalogueProduct; variant: CatalogueVariant },
  origin: string,
): ReturnableLine {
  const remaining = line.quantity - countReturned(world, order, line)
  const blocked = getBlockedReason(world, order, line, remaining)
  return {
    id: line.id,
    variant_id: toGid('ProductVariant', variant.id),
    sku: variant.sku,
    product_handle: product.handle,
    title: `${product.style} in ${product.colour.name}`,
    variant_title: variant.values.join(' / '),
    image: toPicture(product, 'front', origin),
    price: toMoney(line.unitPrice, order.region),
    quantity: line.quantity,
    returnable_quantity: blocked ? 0 : remaining,
    blocked,
    exchanges: product.variants
      .filter((other) => other !== variant)
      .map((other) => ({
        variant_id: toGid('ProductVariant', other.id),
        options: product.options.map(({ type }, index) => ({ type, value: other.values[index] ?? '' })),
        available: world.stock.available(other.id) > 0,
      })),
  }
}

/** Why a line cannot be returned. */
function getBlockedReason(
  world: World,
  order: OrderRecord,
  line: OrderLine,
  remaining: number,
): ReturnableLine['blocked'] {
  if (remaining <= 0) return 'already-returned'
  if (line.attributes.some(({ key }) => PERSONALISED.test(key))) return 'personalised'
  return world.clock.now() > getWindowEnd(order) ? 'outside-window' : null
}

/** The quantity of a line in earlier returns. */
function countReturned(world: World, order: OrderRecord, line: OrderLine): number {
  return world.returns
    .findMany((q) => q.where({ orderId: order.id }))
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A token for later calls. Order numbers could be guessed. */
export const createOrderToken = (world: World, { id }: OrderRecord) =>
  createHash('sha256').update(`${world.seed}/return/${id}`).digest('hex').slice(0, 32)

/** The country that a return is sent from. */
export const getReturnCountry = ({ shippingAddress, region }: OrderRecord) =>
  shippingAddress?.countryCode || HOME_COUNTRY[region]

const getWindowEnd = ({ createdAt }: OrderRecord) => new Date(Date.parse(createdAt) + WINDOW_MS)
