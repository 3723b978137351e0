import { getVariantTitle } from '../goods/options.ts'
import { getProductTitle } from '../goods/product.ts'
import type { CappedLine } from '../pricing/cap-to-stock.ts'
import type { CartWarning } from './user-error.ts'

/**
 * The warnings for lines that exceed the stock, each with its line as target. Since 2024-10 Shopify reports stock as
 * warnings of a successful mutation and not as userErrors.
 * @param quantitiesBefore Quantities before the mutation by line id, because the message names the added quantity.
 */
export function getStockWarnings(
  lines: readonly CappedLine[],
  quantitiesBefore: ReadonlyMap<string, number>,
): CartWarning[] {
  return lines.flatMap(({ record, product, variant, quantity }): CartWarning[] => {
    if (quantity >= record.quantity) return []
    if (quantity === 0) {
      const title = `${getProductTitle(product)} - ${getVariantTitle(variant)}`
      return [
        {
          code: 'MERCHANDISE_OUT_OF_STOCK',
          message: `The product '${title}' is already sold out.`,
          target: record.id,
        },
      ]
    }
    const addedQuantity = Math.max(0, quantity - (quantitiesBefore.get(record.id) ?? 0))
    const items = addedQuantity === 1 ? 'item was' : 'items were'
    return [
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${addedQuantity} ${items} added to your cart due to availability.`,
        target: record.id,
      },
    ]
  })
}
