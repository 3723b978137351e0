import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useRef, useState } from 'react'
import { waitForPaint } from './timing.ts'

/**
 * Returns the pressed value until the address has it, otherwise null, and a function that shows a value at once and calls
 * `navigate` after the next frame, because the router's work would delay that frame. Of several presses in a frame the last
 * navigates.
 */
export function useOptimisticNavigation<Shown>(): [
  Shown | null,
  show: (value: Shown, navigate: () => Promise<void>) => void,
] {
  const router = useRouter()
  // an object, because the same value may be pressed twice
  const [pressed, setPressed] = useState<{ value: Shown } | null>(null)
  const last = useRef<{ value: Shown } | null>(null)
  const show = useCallback(
    (value: Shown, navigate: () => Promise<void>) => {
      const { pathname } = router.latestLocation
      const change = { value }
      last.current = change
      setPressed(change)
      void waitForPaint().then(async () => {
        // the shopper may have pressed something else or left for another page meanwhile
        if (last.current === change && router.latestLocation.pathname === pathname) await navigate()
        // a transition, so that the address is updated first
        startTransition(() => setPressed((latest) => (latest === change ? null : latest)))
      })
    },
    [router],
  )
  return [pressed?.value ?? null, show]
}
