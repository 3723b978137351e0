import { useEffect, useRef, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ReturnRequest } from './return-answers.ts'
import type { ReturnFailure } from './return-steps.ts'
import { createReturnFn, findReturnFn, openReturnFn, readCarriersFn } from './returns.functions.ts'
import type { LookupOutcome, ReturnEvent, ReturnState } from './returns-machine.ts'

/** The result of a call that did not reach the shop, or whose response was lost. */
const createLostResult = () => ({ ok: false as const, failure: getConnectionFailure() })
const getConnectionFailure = (): ReturnFailure => ({
  code: navigator.onLine ? 'returns.call-failed' : 'form.offline',
})

/** Looks up an order by the typed values. Never rejects. */
export const requestOrder = (
  region: RegionCode,
  { orderNumber, proof, requestId }: Pick<ReturnRequest, 'orderNumber' | 'proof' | 'requestId'>,
) =>
  openReturnFn({ data: { region, orderNumber, proof, requestId } }).catch(
    (): LookupOutcome => ({ status: 'failed', failure: getConnectionFailure() }),
  )

/** Reads the carriers of a country. */
const callCarriers = (region: RegionCode, country: string) =>
  readCarriersFn({ data: { region, country } }).catch(createLostResult)

/** Creates a return without a retry. If the response does not reach this browser, the return is looked up (RET-05). */
export async function requestReturn(region: RegionCode, request: ReturnRequest) {
  if (!navigator.onLine) return createLostResult()
  return createReturnFn({ data: { region, request } }).catch(() => requestCreatedReturn(region, request))
}

/** Looks up whether a return with a lost response was created. */
export const requestCreatedReturn = (region: RegionCode, { requestId, orderNumber, proof }: ReturnRequest) =>
  findReturnFn({ data: { region, requestId, orderNumber, proof } }).catch(() => ({
    ok: false as const,
    failure: { code: 'unknown' } satisfies ReturnFailure,
  }))

/**
 * Reads the carriers one step before they are shown. A failed read is repeated when that step opens; a second failure is
 * shown, and the shopper can try again.
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
