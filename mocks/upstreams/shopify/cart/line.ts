import type { Resolvers } from '../context.ts'
import type { SoldVariant } from '../goods/variant.ts'
import type { PricedLine } from '../pricing/price-cart.ts'
import { lineCost } from './cost.ts'
import { offerAllocations } from './discount-allocations.ts'

export const cartLineResolvers = {
  id: ({ record }: PricedLine) => record.id,
  quantity: ({ quantity }: PricedLine) => quantity,
  attributes: ({ record }: PricedLine) => record.attributes,
  attribute: ({ record }: PricedLine, { key }: { key: string }) =>
    record.attributes.find((attribute) => attribute.key === key) ?? null,
  merchandise: ({ product, variant }: PricedLine): SoldVariant => ({ product, variant }),
  cost: (line: PricedLine, _args, { region }) => lineCost(line, region),
  estimatedCost: (line: PricedLine, _args, { region }) => {
    const { amountPerQuantity, compareAtAmountPerQuantity, subtotalAmount, totalAmount } = lineCost(line, region)
    return { amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity, subtotalAmount, totalAmount }
  },
  discountAllocations: (line: PricedLine, _args, { region }) => offerAllocations(line, region),
  sellingPlanAllocation: () => null,
} satisfies Resolvers
