import { useState } from 'react'
import type { CartFailure } from '#app/cart/cart-outcome.ts'
import { useCart } from '#app/cart/use-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { OrderLine } from './order.ts'
import { readStockFn } from './orders.functions.ts'
import { type NotAdded, planReorder } from './reorder.ts'

/**
 * Puts an order into the cart again: what can be had as one addition, and then the cart opens. What cannot is named, in the
 * cart's notice and here.
 */
export function useReorder(lines: readonly OrderLine[]) {
  const region = useRegion().code
  const cart = useCart()
  const { open } = useOpenPanel()
  /** 'nothing': no line can be had. */
  const [failure, setFailure] = useState<CartFailure | 'nothing' | null>(null)
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([])

  async function reorder(hasAcknowledged: boolean): Promise<boolean> {
    setFailure(null)
    setNotAdded([])
    // stock may have changed since the order was read
    const variantIds = [...new Set(lines.flatMap(({ variantId }) => variantId ?? []))]
    const stock = await readStockFn({ data: { region, variantIds } }).catch(() => null)
    if (!stock) return fail('cart.add-failed')
    const plan = planReorder(lines, stock, hasAcknowledged)
    setNotAdded(plan.notAdded)
    if (plan.toAdd.length === 0) return fail('nothing')
    const outcome = await cart.add(plan.toAdd, plan.notAdded.length > 0 ? 'cart.reordered-in-part' : undefined)
    if (!outcome.ok) return fail(outcome.failure)
    open('cart')
    return true
  }

  function fail(code: NonNullable<typeof failure>): false {
    setFailure(code)
    return false
  }

  return { failure, notAdded, reorder }
}
