import { createContext } from 'react'
import type { LineToAdd } from '#app/cart/cart.ts'
import type { Money } from '#app/ui/money.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** The visitor's cart in another region's shop, and what of it this shop sells (REG-11). */
export type OtherCart = {
  region: RegionCode
  /** Number of its goods. */
  count: number
  /** The same goods in this shop. */
  goods: readonly LineToAdd[]
  /** Titles of goods that this shop does not have. */
  missing: readonly string[]
  /** What the goods cost here, before offers; null if there are none. */
  total: Money | null
}

/** The other carts as the server of the cart page knows them; null on other pages. */
export const OtherCartsContext = createContext<readonly OtherCart[] | null>(null)
