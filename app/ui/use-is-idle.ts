import { useEffect, useState } from 'react'
import { runWhenIdle } from './run-when-idle.ts'

/** Whether the browser has been idle since this component was mounted: then code that no page waits for may load. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let isMounted = true
    runWhenIdle(() => isMounted && setIsIdle(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isIdle
}
