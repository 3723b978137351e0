import type { Resolvers } from '../context.ts'
import type { ProductVariant } from '../goods/product-variant.ts'
import { toAllocation } from '../goods/selling-plan.ts'
import type { PricedLine } from '../pricing/price-cart.ts'
import { toLineCost } from './cost.ts'
import { toOfferAllocations } from './discount-allocations.ts'

export const cartLineResolvers = {
  id: ({ record }: PricedLine) => record.id,
  quantity: ({ quantity }: PricedLine) => quantity,
  attributes: ({ record }: PricedLine) => record.attributes,
  attribute: ({ record }: PricedLine, { key }: { key: string }) =>
    record.attributes.find((attribute) => attribute.key === key) ?? null,
  merchandise: ({ product, variant }: PricedLine): ProductVariant => ({ product, variant }),
  cost: (line: PricedLine) => toLineCost(line),
  estimatedCost: (line: PricedLine) => {
    const { amountPerQuantity, compareAtAmountPerQuantity, subtotalAmount, totalAmount } = toLineCost(line)
    return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, subtotalAmount, totalAmount }
  },
  discountAllocations: (line: PricedLine) => toOfferAllocations(line),
  sellingPlanAllocation: ({ product, variant, plan }: PricedLine) => toAllocation({ product, variant }, plan),
} satisfies Resolvers

/** What the newest version adds to a line. */
export const newestCartLineResolvers = {
  // The store's apps lock no line.
  instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  parentRelationship: ({ parent }: PricedLine) => (parent ? { parent } : null),
} satisfies Resolvers
