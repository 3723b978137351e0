import { useEffect } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { callCarriers } from './return-calls.ts'
import type { ReturnEvent, ReturnState } from './returns-machine.ts'

/** Reads the carriers one step before they are shown. A failure counts once they are missed, and is tried again by the shopper. */
export function useCarriers({ step, order, carriers, failure }: ReturnState, send: (event: ReturnEvent) => void): void {
  const region = useRegion().code
  const country = step === 'outcome' || step === 'send' ? order?.country : undefined
  const isMissing = carriers === null && failure === null
  useEffect(() => {
    if (country === undefined || !isMissing) return
    let isCurrent = true
    void callCarriers(region, country).then((result) => {
      if (!isCurrent) return
      if (result.ok) send({ type: 'carriers-read', carriers: result.carriers })
      else if (step === 'send') send({ type: 'failed', failure: result.failure })
    })
    return () => {
      isCurrent = false
    }
  }, [region, country, isMissing, step, send])
}
