import { useRef, useState } from 'react'
import type { AdditionFailure } from '#app/cart/cart.ts'
import { groupExtras } from '#app/cart/line-attributes.ts'
import { useCart } from '#app/cart/use-cart.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import type { OrderLine } from './order.ts'
import { readStockFn } from './orders.functions.ts'
import { makeAdditions, type NotAdded, planReorder } from './reorder.ts'

/**
 * Adds an order to the cart again and opens the cart; lines that are not available are listed in the notice and here. After a
 * partial addition the next press adds only the rest: failed lines, and letters once they are acknowledged.
 */
export function useReorder(lines: readonly OrderLine[]) {
  const region = useRegion().code
  const cart = useCart()
  const { open } = useOpenPanel()
  /** 'nothing': no line is available. */
  const [failure, setFailure] = useState<AdditionFailure | 'nothing' | null>(null)
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([])
  const leftOut = useRef<readonly OrderLine[]>([])
  const unacknowledged = useRef<readonly OrderLine[]>([])

  async function reorder(hasAcknowledged: boolean): Promise<boolean> {
    setFailure(null)
    setNotAdded([])
    const rest = [...leftOut.current, ...(hasAcknowledged ? unacknowledged.current : [])]
    const requested = rest.length > 0 ? rest : lines
    // stock may have changed since the order was read
    const variantIds = [...new Set(requested.flatMap(({ variantId }) => variantId ?? []))]
    const stock = await readStockFn({ data: { region, variantIds } }).catch(() => null)
    if (!stock) return fail('cart.add-failed')
    const plan = planReorder(requested, stock, hasAcknowledged)
    setNotAdded(plan.notAdded)
    const notice = plan.notAdded.length > 0 ? 'cart.reordered-in-part' : undefined
    const { outcome, ...failed } = await makeAdditions(plan.additions, (toAdd) => cart.add(toAdd, notice))
    // a single addition succeeds or fails as a whole, and its message says so
    leftOut.current = plan.additions.length > 1 ? failed.leftOut : []
    const isAnyAdded = failed.leftOut.length < plan.additions.flatMap((addition) => addition.lines).length
    unacknowledged.current = isAnyAdded ? listUnacknowledged(requested, plan.notAdded) : []
    if (!outcome) return fail('nothing')
    if (outcome.ok) {
      open('cart')
      return true
    }
    const left = groupExtras(leftOut.current).map(({ line }) => ({ line, reason: 'left-out' as const }))
    setNotAdded([...plan.notAdded, ...left])
    return fail(outcome.failure)
  }

  function fail(code: NonNullable<typeof failure>): false {
    setFailure(code)
    return false
  }

  return { failure, notAdded, reorder }
}

/** Returns the lines that need an acknowledgement, with their letters. */
const listUnacknowledged = (lines: readonly OrderLine[], notAdded: readonly NotAdded[]): OrderLine[] =>
  groupExtras(lines).flatMap(({ line, extras }) =>
    notAdded.some((one) => one.line === line && one.reason === 'unacknowledged') ? [line, ...extras] : [],
  )
