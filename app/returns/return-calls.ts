import { useEffect, useRef, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ReturnRequest } from './return-request.ts'
import type { ReturnFailure } from './return-steps.ts'
import { createReturnFn, findReturnFn, openReturnFn, readCarriersFn } from './returns.functions.ts'
import type { LookupOutcome, ReturnEvent, ReturnState } from './returns-machine.ts'

/** A call that did not reach the shop, or whose response did not come back. */
const toLost = () => ({ ok: false as const, failure: getConnectionFailure() })
const getConnectionFailure = (): ReturnFailure => ({
  code: navigator.onLine ? 'returns.call-failed' : 'form.offline',
})

/** Looks up an order with what was typed. */
export const requestOrder = (
  region: RegionCode,
  { orderNumber, proof, requestId }: Pick<ReturnRequest, 'orderNumber' | 'proof' | 'requestId'>,
) =>
  openReturnFn({ data: { region, orderNumber, proof, requestId } }).catch(
    (): LookupOutcome => ({ status: 'failed', failure: getConnectionFailure() }),
  )

/** Reads the carriers of a country. */
const callCarriers = (region: RegionCode, country: string) =>
  readCarriersFn({ data: { region, country } }).catch(toLost)

/** Creates a return, once. If its response is lost on the way to this browser, it is looked up (RET-05). */
export async function requestReturn(region: RegionCode, request: ReturnRequest) {
  if (!navigator.onLine) return toLost()
  return createReturnFn({ data: { region, request } }).catch(() => requestCreatedReturn(region, request))
}

/** Finds out whether a return was created whose response is lost. */
export const requestCreatedReturn = (region: RegionCode, { requestId, orderNumber, proof }: ReturnRequest) =>
  findReturnFn({ data: { region, requestId, orderNumber, proof } }).catch(() => ({
    ok: false as const,
    failure: { code: 'unknown' } satisfies ReturnFailure,
  }))

/**
 * Reads the carriers one step before they are shown, once however fast the shopper is. A failure counts once they are missed:
 * then they are read again, and a second failure is the shopper's to try again.
 */
export function useCarriers({ step, order, carriers, failure }: ReturnState, send: (event: ReturnEvent) => void): void {
  const region = useRegion().code
  const country = step === 'outcome' || step === 'send' ? order?.country : undefined
  const isMissing = carriers === null && failure === null
  const currentStep = useRef(step)
  const [hasFailed, setHasFailed] = useState(false)
  const isReadAgain = hasFailed && step === 'send'
  useEffect(() => {
    currentStep.current = step
  }, [step])
  // biome-ignore lint/correctness/useExhaustiveDependencies(isReadAgain): it makes the second call
  useEffect(() => {
    if (country === undefined || !isMissing) return
    let isCurrent = true
    void callCarriers(region, country).then((result) => {
      if (!isCurrent) return
      if (result.ok) send({ type: 'carriers-read', carriers: result.carriers })
      else if (currentStep.current === 'send') send({ type: 'failed', failure: result.failure })
      else setHasFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [region, country, isMissing, isReadAgain, send])
}
