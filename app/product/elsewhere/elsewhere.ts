import { isRecord } from '#contracts/is-record.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ProductCard } from '../product.ts'

/** A product or a collection that this shop lacks and others have (REG-11). */
export type Elsewhere = {
  name: string
  /** The shops that have it. */
  shops: readonly RegionCode[]
  /** The goods of this shop that are most similar to a product: its style first, then goods of its kind. */
  nearest: readonly ProductCard[]
}

/** Whether the data of a page not found say which shops have its goods. */
export const isElsewhere = (data: unknown): data is Elsewhere => isRecord(data) && Array.isArray(data.shops)
