import { createHash } from 'node:crypto'
import type { ReturnableLine, ReturnableOrder } from '#contracts/backend/generated/types.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../world/catalogue.ts'
import type { OrderRecord } from '../../world/orders.ts'
import type { World } from '../../world/world.ts'
import { gid } from '../shopify/gid.ts'
import { money, picture } from './product-wire.ts'

/** Spec 9: "Returns: free window 200 days". The records keep no date of delivery, so it is counted from the order. */
const WINDOW_MS = 200 * 24 * 60 * 60_000
/** Assumed, where an order has no address: where most of a store's parcels go. */
const HOME_COUNTRY = { gb: 'GB', us: 'US', eu: 'IE' } as const
/** The shop's attribute of a personalised line starts so; the spec names none. */
const PERSONALISED = /^_?personali[sz]/i

type OrderLine = OrderRecord['lines'][number]

/** An order as its owner sees it when something shall go back. */
export function returnableOrder(world: World, order: OrderRecord, origin: string): ReturnableOrder {
  return {
    token: tokenOf(world, order),
    order_number: order.name.replace('#', ''),
    placed_at: order.createdAt,
    window_ends_at: windowEnd(order).toISOString(),
    country: countryOf(order),
    lines: order.lines.flatMap((line) => {
      const sold = world.catalogue.variantById.get(line.variantId)
      // letters go where their garment goes
      const ownGarment = sold && sold.product.productType !== 'Extra'
      return ownGarment ? [returnableLine(world, order, line, sold, origin)] : []
    }),
  }
}

function returnableLine(
  world: World,
  order: OrderRecord,
  line: OrderLine,
  { product, variant }: { product: CatalogueProduct; variant: CatalogueVariant },
  origin: string,
): ReturnableLine {
  const left = line.quantity - returnedOf(world, order, line)
  const blocked = blockOf(world, order, line, left)
  return {
    id: line.id,
    variant_id: gid('ProductVariant', variant.id),
    sku: variant.sku,
    product_handle: product.handle,
    title: `${product.style} in ${product.colour.name}`,
    variant_title: variant.values.join(' / '),
    image: picture(product, 'front', origin),
    price: money(line.unitPrice, order.region),
    quantity: line.quantity,
    returnable_quantity: blocked ? 0 : left,
    blocked,
    exchanges: product.variants
      .filter((other) => other !== variant)
      .map((other) => ({
        variant_id: gid('ProductVariant', other.id),
        options: product.options.map(({ type }, index) => ({ type, value: other.values[index] ?? '' })),
        available: world.stock.available(other.id) > 0,
      })),
  }
}

function blockOf(world: World, order: OrderRecord, line: OrderLine, left: number): ReturnableLine['blocked'] {
  if (left <= 0) return 'already-returned'
  if (line.attributes.some(({ key }) => PERSONALISED.test(key))) return 'personalised'
  return world.clock.now() > windowEnd(order) ? 'outside-window' : null
}

/** How many of a line are on their way back already. */
function returnedOf(world: World, order: OrderRecord, line: OrderLine): number {
  return world.returns
    .findMany((q) => q.where({ orderId: order.id }))
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => orderLineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Names an order in later calls without saying its number, which others could guess. */
export const tokenOf = (world: World, { id }: OrderRecord) =>
  createHash('sha256').update(`${world.seed}/return/${id}`).digest('hex').slice(0, 32)

export const countryOf = ({ shippingAddress, region }: OrderRecord) =>
  shippingAddress?.countryCode || HOME_COUNTRY[region]

const windowEnd = ({ createdAt }: OrderRecord) => new Date(Date.parse(createdAt) + WINDOW_MS)
