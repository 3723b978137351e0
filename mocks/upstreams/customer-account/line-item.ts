import type { OrderRecord } from '../../world/orders.ts'
import { countRefunded } from '../../world/return-progress.ts'
import { toStoreWorld } from '../../world/withdrawn.ts'
import type { World } from '../../world/world.ts'
import { getLineTitle } from '../shopify/customer/order.ts'
import { toDiscountAllocations } from '../shopify/customer/order-discounts.ts'
import { toGid } from '../shopify/gid.ts'
import { findVariant } from '../shopify/goods/availability.ts'
import { isGiftCard, requiresShipping } from '../shopify/goods/gift-card.ts'
import { getFeaturedImage } from '../shopify/goods/image.ts'
import { getSelectedOptions, getVariantTitle } from '../shopify/goods/options.ts'
import { getVendor, VENDOR } from '../shopify/goods/product.ts'
import { toMoney } from '../shopify/money.ts'
import type { AccountContext, AccountResolvers } from './context.ts'

/** A line with its order. */
export type LineItem = { order: OrderRecord; line: OrderRecord['lines'][number] }

export const toLineItems = (order: OrderRecord): LineItem[] => order.lines.map((line) => ({ order, line }))

const getDiscount = ({ line }: LineItem) => line.discounts.reduce((sum, { amount }) => sum + amount, 0)
const resolveTitle = ({ line }: LineItem, _args: unknown, { world }: AccountContext) => getLineTitle(world, line)
const resolveQuantity = ({ line }: LineItem) => line.quantity
/** The pieces that were not paid back. */
const getCurrentQuantity = (world: World, { order, line }: LineItem) =>
  line.quantity - countRefunded(world, order, line.id)
const resolvePrice = ({ order, line }: LineItem) => toMoney(line.unitPrice, order)
const resolveTotal = ({ order, line }: LineItem) => toMoney(line.unitPrice * line.quantity, order)
const resolveDiscountedTotal = (item: LineItem) =>
  toMoney(item.line.unitPrice * item.line.quantity - getDiscount(item), item.order)
const resolveDiscounts = ({ order, line }: LineItem) =>
  line.discounts.map(({ name, amount }) => ({ title: name, discountValue: toMoney(amount, order) }))

/** What was bought, also if the product was withdrawn later: a line keeps the text of its variant, but no ids. */
const findBought = ({ line }: LineItem, { world }: AccountContext) => world.catalogue.variantById.get(line.variantId)

/** The goods of a line, if the store of its order sells them still. */
const findSold = (world: World, { order, line }: LineItem) =>
  findVariant(toStoreWorld(world, order.region), line.variantId)

export const lineItemResolvers = {
  id: ({ line }: LineItem) => line.id,
  title: resolveTitle,
  name: resolveTitle,
  presentmentTitle: resolveTitle,
  quantity: resolveQuantity,
  soldQuantity: resolveQuantity,
  refundableQuantity: (item: LineItem, _args: unknown, { world }) => getCurrentQuantity(world, item),
  price: resolvePrice,
  totalPrice: resolveTotal,
  currentTotalPrice: (item: LineItem, _args: unknown, { world }) =>
    toMoney(item.line.unitPrice * getCurrentQuantity(world, item), item.order),
  totalPriceBeforeDiscounts: resolveTotal,
  soldTotalPrice: resolveTotal,
  totalPriceWithDiscounts: resolveDiscountedTotal,
  soldDiscountedTotalPrice: resolveDiscountedTotal,
  totalDiscount: (item: LineItem) => toMoney(getDiscount(item), item.order),
  discountAllocations: ({ order, line }: LineItem) => toDiscountAllocations(order, line),
  discountInformation: resolveDiscounts,
  soldDiscountInformation: resolveDiscounts,
  sellingPlan: ({ line: { sellingPlan } }: LineItem) =>
    sellingPlan ? { name: sellingPlan.name, sellingPlanId: toGid('SellingPlan', sellingPlan.id) } : null,
  customAttributes: ({ line }: LineItem) => line.attributes,
  productId: (item: LineItem, _args: unknown, { world }) => {
    const product = findSold(world, item)?.product
    return product ? toGid('Product', product.id) : null
  },
  variantId: (item: LineItem, _args: unknown, { world }) =>
    findSold(world, item) ? toGid('ProductVariant', item.line.variantId) : null,
  productType: (item: LineItem, _args: unknown, context) => findBought(item, context)?.product.productType ?? null,
  vendor: (item: LineItem, _args: unknown, context) => {
    const product = findBought(item, context)?.product
    return item.line.sold?.vendor ?? (product ? getVendor(product) : VENDOR)
  },
  sku: (item: LineItem, _args: unknown, context) =>
    item.line.sold?.sku ?? findBought(item, context)?.variant.sku ?? null,
  variantTitle: (item: LineItem, _args: unknown, context) => {
    const variant = findBought(item, context)?.variant
    return variant ? getVariantTitle(variant) : (item.line.sold?.variantTitle ?? null)
  },
  variantOptions: (item: LineItem, _args: unknown, context) => {
    const bought = findBought(item, context)
    return bought ? getSelectedOptions(bought.product, bought.variant) : null
  },
  image: (item: LineItem, _args: unknown, context) => {
    const product = findBought(item, context)?.product
    return product ? getFeaturedImage(product) : null
  },
  giftCard: (item: LineItem, _args: unknown, context) => {
    const product = findBought(item, context)?.product
    return product !== undefined && isGiftCard(product)
  },
  requiresShipping: (item: LineItem, _args: unknown, context) => {
    const product = findBought(item, context)?.product
    return product === undefined || requiresShipping(product)
  },
  // The stores have no bundles, unit prices or fees.
  group: () => null,
  groupTitle: () => null,
  unitPrice: () => null,
  legacyFee: () => false,
  legacyFeeTitle: () => null,
  legacyFeeDescription: () => null,
} satisfies AccountResolvers
