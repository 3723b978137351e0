import { useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useState } from 'react'
import { waitForPaint } from './timing.ts'

/**
 * What was just pressed and is not in the address yet, or null; and a function that shows it, and after the next frame calls
 * `navigate` to put it into the address: the router's work would delay what the shopper waits for.
 */
export function useOptimisticNavigation<Shown>(): [
  Shown | null,
  show: (value: Shown, navigate: () => Promise<void>) => void,
] {
  const router = useRouter()
  // an object, because the same may be pressed twice
  const [pressed, setPressed] = useState<{ value: Shown } | null>(null)
  const show = useCallback(
    (value: Shown, navigate: () => Promise<void>) => {
      const { pathname } = router.latestLocation
      const change = { value }
      setPressed(change)
      void waitForPaint().then(async () => {
        // the shopper may have left for another page meanwhile
        if (router.latestLocation.pathname === pathname) await navigate()
        // a transition, so that the address is there first
        startTransition(() => setPressed((latest) => (latest === change ? null : latest)))
      })
    },
    [router],
  )
  return [pressed?.value ?? null, show]
}
