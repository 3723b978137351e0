import { useEffect, useRef, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { callCarriers } from './return-calls.ts'
import type { ReturnEvent, ReturnState } from './returns-machine.ts'

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
