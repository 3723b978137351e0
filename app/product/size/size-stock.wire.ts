import { countVariants, createBits, encodeBits, type SizeStock, setBit } from './size-stock.ts'
import { LOW_STOCK } from './variant-grid.ts'
import type { variantsFromWire } from './variants.wire.ts'

/** The sizes of a product that can go into a cart: in stock, no pre-orders (spec 5). */
export function sizeStockFromWire({ options, variants }: ReturnType<typeof variantsFromWire>): SizeStock {
  const count = countVariants(options)
  const [inStock, few] = [createBits(count), createBits(count)]
  for (const { index, state, left } of variants) {
    if (state !== 'available') continue
    setBit(inStock, index)
    if (left < LOW_STOCK) setBit(few, index)
  }
  return { options, inStock: encodeBits(inStock, count), few: encodeBits(few, count) }
}
