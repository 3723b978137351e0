import type { LineItem, LineItemInput } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CartLineRecord, CartRecord } from '../../world/carts.ts'
import { areAttributesEqual } from '../shopify/cart/attributes.ts'
import { createLineIdFactory } from '../shopify/cart/create-cart.ts'
import { addLines } from '../shopify/cart/lines.ts'
import { toGid } from '../shopify/gid.ts'
import { getFeaturedImage, getImageUrl } from '../shopify/goods/image.ts'
import { getVariantTitle } from '../shopify/goods/options.ts'
import { getProductTitle } from '../shopify/goods/product.ts'
import type { PricedLine } from '../shopify/pricing/price-cart.ts'
import type { AgentContext } from './context.ts'

/**
 * The lines of a cart after an agent replaced them. A line that stays keeps what agents cannot set: its id, its engraving,
 * its plan and the line that it belongs to.
 */
export function replaceLines(context: AgentContext, record: CartRecord, inputs: readonly LineItemInput[]) {
  const unmatched = [...record.lines]
  const cartLines = inputs.map((input): CartLineRecord | undefined => {
    const isSame = (line: CartLineRecord) => toGid('ProductVariant', line.variantId) === input.item.id
    const position = unmatched.findIndex((line) =>
      input.id === undefined ? isSame(line) : line.id === input.id && isSame(line),
    )
    return position < 0 ? undefined : unmatched.splice(position, 1)[0]
  })
  const { lines, errors } = addLines(
    context,
    [],
    inputs.map(({ item, quantity }, index) => ({
      merchandiseId: item.id,
      quantity,
      attributes: cartLines[index]?.attributes ?? [],
      sellingPlanId: toPlanId(cartLines[index]),
    })),
    createLineIdFactory(context, record.token),
    ['line_items'],
  )
  const withIds = lines.map((line) => ({ ...line, ...findOwn(line) }))
  return { lines: withIds, errors }

  function findOwn(line: CartLineRecord) {
    const own = cartLines.find(
      (before) =>
        before !== undefined &&
        before.variantId === line.variantId &&
        before.sellingPlanId === line.sellingPlanId &&
        areAttributesEqual(before.attributes, line.attributes),
    )
    const parentLineId = cartLines.some((before) => before?.id === own?.parentLineId) ? own?.parentLineId : undefined
    return own && { id: own.id, ...(parentLineId && { parentLineId }) }
  }
}

const toPlanId = (line: CartLineRecord | undefined) =>
  line?.sellingPlanId === undefined ? null : toGid('SellingPlan', line.sellingPlanId)

/** A line with what it costs after offers. A sold-out line keeps the quantity that was asked for and costs nothing. */
export function toLineItem(line: PricedLine, context: AgentContext): LineItem {
  const { record, product, variant, quantity, unitPrice, subtotal, total } = line
  const image = variant.details?.image ?? getFeaturedImage(product)
  return {
    id: record.id,
    item: {
      id: toGid('ProductVariant', variant.id),
      title: `${getProductTitle(product)} - ${getVariantTitle(variant)}`,
      price: unitPrice,
      ...(image && { image_url: getImageUrl(image, context) }),
    },
    quantity: quantity === 0 ? record.quantity : quantity,
    totals: [
      { type: 'subtotal', amount: subtotal },
      ...(total < subtotal ? [{ type: 'items_discount' as const, amount: total - subtotal }] : []),
      { type: 'total', amount: total },
    ],
    ...(line.parent && { parent_id: line.parent.record.id }),
  }
}
