import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { findClaimProblems, isSameOrder, type OrderClaim } from '#app/customer/orders/order-claim.ts'
import { showProblems } from '#app/forms/show-problems.ts'
import { useRegion } from '#app/region/use-region.ts'
import { readSession, writeSession } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { trackOrderFn } from './order-status.functions.ts'
import type { PostedTracking, TrackingOutcome } from './tracked-order.ts'

/**
 * Following an order in the browser: what is typed, how the lookup ended, and the handlers of its button. The order that was
 * found last in this tab is looked up again after a reload; `order` is the number in the page's address.
 */
export function useOrderStatus(
  posted: PostedTracking | null,
  order: string | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const region = useRegion().code
  const [claim, setClaim] = useState<OrderClaim>({
    orderNumber: posted?.typed.number ?? order ?? '',
    proof: posted?.typed.proof ?? '',
  })
  const [outcome, setOutcome] = useState<TrackingOutcome | null>(posted?.outcome ?? null)
  const [isResuming, setIsResuming] = useState(false)

  async function lookUp({ orderNumber, proof }: OrderClaim): Promise<boolean> {
    const next = await trackOrderFn({ data: { region, typed: { number: orderNumber, proof } } }).catch(
      // a network error counts as a failure
      (): TrackingOutcome => ({
        status: 'failed',
        failure: navigator.onLine ? 'order.tracking-failed' : 'form.offline',
      }),
    )
    if (next.status === 'found')
      writeSession(SESSION_STORAGE.trackedOrder, String(new URLSearchParams({ region, orderNumber, proof })))
    if (next.status === 'incomplete') showProblems(form.current, () => setOutcome(next))
    else setOutcome(next)
    return next.status === 'found'
  }

  const resume = useEffectEvent(() => {
    const stored = posted ? null : readStoredClaim(region)
    const isOther = order !== undefined && stored !== null && !isSameOrder(order, stored.orderNumber)
    // what was typed before hydration is newer
    if (!stored || isOther || readClaim().proof !== '') return
    setClaim(stored)
    setIsResuming(true)
    void lookUp(stored).finally(() => setIsResuming(false))
  })
  useEffect(() => resume(), [])

  function readClaim(): OrderClaim {
    const data = new FormData(form.current ?? undefined)
    return { orderNumber: String(data.get('number') ?? ''), proof: String(data.get('proof') ?? '') }
  }

  return {
    claim,
    outcome,
    isResuming,
    validate(): boolean {
      const problems = findClaimProblems(readClaim())
      const isComplete = Object.keys(problems).length === 0
      if (!isComplete) showProblems(form.current, () => setOutcome({ status: 'incomplete', problems }))
      return isComplete
    },
    onSubmit: () => lookUp(readClaim()),
    /** Problems that the new text solves disappear. */
    onChange(): void {
      if (outcome?.status !== 'incomplete') return
      const open = findClaimProblems(readClaim())
      const shown = Object.entries(outcome.problems).filter(([field]) => field in open)
      setOutcome(shown.length > 0 ? { status: 'incomplete', problems: Object.fromEntries(shown) } : null)
    },
  }
}

/** The order that was found last in this tab and region; null if there is none. */
function readStoredClaim(region: RegionCode): OrderClaim | null {
  const stored = new URLSearchParams(readSession(SESSION_STORAGE.trackedOrder))
  const orderNumber = stored.get('orderNumber')
  const proof = stored.get('proof')
  return stored.get('region') === region && orderNumber && proof ? { orderNumber, proof } : null
}
