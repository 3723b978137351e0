import { useCallback, useEffect, useRef, useState } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import { withAccount } from '../sign-in/with-account.ts'
import type { OrderSummary } from './order.ts'
import { readOrdersFn } from './orders.functions.ts'

/** The orders that have been read. `next` is the cursor of the next page, null after the last. */
type OrderList =
  | { status: 'reading' }
  | { status: 'unreadable' }
  | { status: 'read'; orders: OrderSummary[]; next: string | null }

export type OrderListState = ReturnType<typeof useOrderList>

/** Reads the customer's orders page by page, once they are needed, and keeps them while other account pages are open. */
export function useOrderList(isNeeded: boolean) {
  const region = useRegion().code
  const [list, setList] = useState<OrderList>({ status: 'reading' })
  const hasStarted = useRef(false)

  const readPage = useCallback(
    (after: string | null) =>
      withAccount(region, (accessToken) => readOrdersFn({ data: { region, accessToken, after } })).catch(
        (cause: unknown) => {
          report('customer.read-failed', cause)
          return { status: 'unreadable' as const }
        },
      ),
    [region],
  )

  const read = useCallback(async () => {
    setList({ status: 'reading' })
    const page = await readPage(null)
    setList(page.status === 'read' ? page : { status: 'unreadable' })
  }, [readPage])

  useEffect(() => {
    if (!isNeeded || hasStarted.current) return
    hasStarted.current = true
    void read()
  }, [isNeeded, read])

  /** Reads the next page. Resolves to whether that succeeded; earlier orders stay. */
  async function readMore(): Promise<boolean> {
    if (list.status !== 'read' || list.next === null) return false
    const page = await readPage(list.next)
    if (page.status !== 'read') return false
    // a new order moves the others towards the next page, which then repeats some
    const knownIds = new Set(list.orders.map(({ id }) => id))
    setList({ ...page, orders: [...list.orders, ...page.orders.filter(({ id }) => !knownIds.has(id))] })
    return true
  }

  return { list, read, readMore }
}
