import type { ReturnableLine, ReturnableOrder } from '#contracts/backend/generated/types.ts'
import { isPersonalised } from '#contracts/shop/personalised.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import type { CatalogueVariant } from '#mocks/world/catalogue/catalogue.ts'
import { getStyleAndColour } from '#mocks/world/catalogue/style-and-colour.ts'
import { getProgress } from '../../../world/order-progress.ts'
import { getPaidPrice, type OrderLineRecord, type OrderRecord } from '../../../world/orders.ts'
import { countReturned, listReturns } from '../../../world/return-progress.ts'
import type { World } from '../../../world/world.ts'
import { toGid } from '../../shopify/gid.ts'
import { isGiftCard } from '../../shopify/goods/gift-card.ts'
import { getUnitPrice } from '../../shopify/goods/prices.ts'
import type { ProductVariant } from '../../shopify/goods/product-variant.ts'
import { toMoney, toPicture } from '../product-wire.ts'
import { getReturnCountry, toCreatedReturn } from './created-return.ts'
import { createOrderToken } from './order-lookup.ts'

const WINDOW_MS = RETURN_DAYS * 24 * 60 * 60_000

/** The order with the returnable quantity and possible exchanges of each line. */
export function toReturnableOrder(world: World, order: OrderRecord, origin: string): ReturnableOrder {
  return {
    token: createOrderToken(world, order),
    order_number: order.name.replace('#', ''),
    placed_at: order.createdAt,
    delivered_at: getProgress(world, order).deliveredAt,
    window_ends_at: getWindowEnd(world, order).toISOString(),
    country: getReturnCountry(order),
    lines: order.lines.flatMap((line) => {
      const bought = world.catalogue.variantById.get(line.variantId)
      // personalisation is returned with its garment
      const isGarment = bought && bought.product.productType !== 'Extra'
      return isGarment ? [toReturnableLine(world, order, line, bought, origin)] : []
    }),
    returns: listReturns(world, order).map((record) => toCreatedReturn(order, record)),
  }
}

function toReturnableLine(
  world: World,
  order: OrderRecord,
  line: OrderLineRecord,
  bought: ProductVariant,
  origin: string,
): ReturnableLine {
  const { product, variant } = bought
  const remaining = line.quantity - countReturned(listReturns(world, order), line.id)
  const blocked = getBlockedReason(world, order, line, bought, remaining)
  const toOptions = ({ values }: CatalogueVariant) =>
    // the contract has this shop's option types only
    product.options.flatMap((option, index) =>
      'type' in option ? [{ type: option.type, value: values[index] ?? '' }] : [],
    )
  return {
    id: line.id,
    variant_id: toGid('ProductVariant', variant.id),
    sku: variant.sku,
    product_handle: product.handle,
    product_type: product.productType,
    title: getStyleAndColour(product),
    variant_title: variant.values.join(' / '),
    options: toOptions(variant),
    image: toPicture(product, 'front', origin),
    price: toMoney(getPaidPrice(line), order.region),
    quantity: line.quantity,
    returnable_quantity: blocked ? 0 : remaining,
    blocked,
    exchanges: product.variants
      .filter((other) => other !== variant)
      .map((other) => ({
        variant_id: toGid('ProductVariant', other.id),
        options: toOptions(other),
        available: world.stock.available(other.id),
        difference: toMoney(getDifference({ product, variant: other }, line, order), order.region),
      })),
  }
}

/** What one of another size costs now beyond the price of purchase, in minor units. */
export const getDifference = (exchange: ProductVariant, { unitPrice }: OrderLineRecord, order: OrderRecord) =>
  getUnitPrice(exchange, order) - unitPrice

/** Why a line cannot be returned. */
function getBlockedReason(
  world: World,
  order: OrderRecord,
  line: OrderLineRecord,
  { product }: ProductVariant,
  remaining: number,
): ReturnableLine['blocked'] {
  if (remaining <= 0) return 'already-returned'
  if (isGiftCard(product)) return 'gift-card'
  if (isPersonalised(line)) return 'personalised'
  return world.clock.now() > getWindowEnd(world, order) ? 'outside-window' : null
}

const getWindowEnd = (world: World, order: OrderRecord) =>
  new Date(Date.parse(getProgress(world, order).deliveredAt ?? order.createdAt) + WINDOW_MS)
