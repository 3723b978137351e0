import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { getAdjacentStep, type ReturnStep } from './return-steps.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the previous history entry, to which a return's own Back button leads. */
    returnFrom?: ReturnStep
  }
}

/**
 * Shows steps as `?step=`, each as a history entry. `goBack` goes back in the history if the previous entry is the
 * previous step.
 */
export function useReturnAddress() {
  const router = useRouter()
  const show = useCallback(
    (step: ReturnStep, { from, replace = false }: { from?: ReturnStep; replace?: boolean } = {}) =>
      void router.navigate({
        to: '/returns',
        search: { step: step === 'find' ? undefined : step },
        replace,
        state: { returnFrom: replace ? router.state.location.state.returnFrom : from },
      }),
    [router],
  )
  const goBack = useCallback(
    (from: ReturnStep) => {
      const step = getAdjacentStep(from, -1)
      if (router.state.location.state.returnFrom === step) router.history.back()
      else show(step, { replace: true })
    },
    [router, show],
  )
  return { show, goBack }
}
