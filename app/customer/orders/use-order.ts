import { useCallback, useEffect, useState } from 'react'
import { report } from '#app/errors/report.ts'
import { useRegion } from '#app/region/use-region.ts'
import { withAccount } from '../sign-in/with-account.ts'
import type { Order } from './order.ts'
import { readOrderFn } from './orders.functions.ts'

type OrderState =
  | { status: 'reading' }
  | { status: 'unknown' }
  | { status: 'unreadable' }
  | { status: 'read'; order: Order }

/** Reads one order of the customer by its number. */
export function useOrder(number: string): { state: OrderState; read: () => void } {
  const region = useRegion().code
  const [state, setState] = useState<OrderState>({ status: 'reading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true
    setState({ status: 'reading' })
    void withAccount(region, (accessToken) => readOrderFn({ data: { region, accessToken, number } }))
      .catch((cause: unknown) => {
        report('customer.read-failed', cause)
        return { status: 'unreadable' as const }
      })
      .then((outcome) => {
        if (!isCurrent) return
        const hasFailed = outcome.status === 'signed-out' || outcome.status === 'unreachable'
        setState(hasFailed ? { status: 'unreadable' } : outcome)
      })
    return () => {
      isCurrent = false
    }
  }, [region, number, attempt])

  return { state, read: useCallback(() => setAttempt((made) => made + 1), []) }
}
