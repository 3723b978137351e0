import type { ComponentType, ReactNode } from 'react'
import type { Money } from '#app/ui/money.ts'
import type { CartLine } from './cart.ts'

/** Parts of drawer and page that know more of products than the cart does. Departments above it provide them. */
export type CartParts = {
  /** Changes the size and colour of a line (CART-18). */
  LineChange: ComponentType<{ line: CartLine; extras: readonly CartLine[] }>
  /** Says what is missing for free delivery (`children`), and offers goods that would do. */
  DeliverySuggestion: ComponentType<{ missing: Money; lines: readonly CartLine[]; children: ReactNode }>
}
