import { variantTitle } from '../goods/options.ts'
import { productTitle } from '../goods/product.ts'
import type { SettledLine } from '../pricing/settle.ts'
import type { CartWarning } from './user-error.ts'

/**
 * What the shelves did not allow. Since 2024-10 Shopify reports stock as warnings of a mutation that succeeded, not as
 * userErrors: a sold-out line stays in the cart with quantity 0, and the warning's target is that line.
 * @param before Quantity of each line before the mutation, by line id: the message counts what was added.
 */
export function stockWarnings(lines: readonly SettledLine[], before: ReadonlyMap<string, number>): CartWarning[] {
  return lines.flatMap(({ record, product, variant, quantity }): CartWarning[] => {
    if (quantity >= record.quantity) return []
    if (quantity === 0) {
      const title = `${productTitle(product)} - ${variantTitle(variant)}`
      return [
        {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: `The product '${title}' is already sold out.`,
          target: record.id,
        },
      ]
    }
    const added = Math.max(0, quantity - (before.get(record.id) ?? 0))
    const items = added === 1 ? 'item was' : 'items were'
    return [
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${added} ${items} added to your cart due to availability.`,
        target: record.id,
      },
    ]
  })
}
